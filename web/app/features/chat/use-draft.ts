import { useState } from "react";
import { draftsOf } from "./drafts.ts";

/** What somebody has begun to write to somebody. It survives closing and reloading. */
export function useDraft(userId: string, otherId: string) {
  const drafts = draftsOf(userId);
  const [text, setText] = useState(() => drafts.read(otherId));

  function write(next: string) {
    setText(next);
    drafts.write(otherId, next);
  }

  return [text, write] as const;
}
