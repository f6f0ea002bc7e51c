import { Outcome } from "./outcome.tsx";

/** A mailed link that lost its token on the way, for example in a line break. */
export function IncompleteLink() {
  return <Outcome tone="bad" text="This link is not complete. Please open it from the mail again." />;
}
