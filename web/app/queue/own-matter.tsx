import { UserRoundX } from "lucide-react";

/** The server refuses it too. */
export const ownMatter = "This is about you. It waits until another admin decides it";

/** Takes the place of the decision where it would be one's own. */
export function OwnMatterNote({ isOwn }: { isOwn: boolean }) {
  if (!isOwn) return null;
  return (
    <p className="flex items-center gap-2 text-small font-medium text-gold">
      <UserRoundX aria-hidden className="size-4 shrink-0" />
      <span>{ownMatter}.</span>
    </p>
  );
}
