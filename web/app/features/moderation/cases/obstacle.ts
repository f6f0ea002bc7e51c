import type { Case } from "@vesper/contract/moderation/moderation";

type Occupied = Pick<Case, "recusal" | "holder" | "assignee">;

/** Returns why this member of staff cannot claim or decide a case; undefined if they can. */
export function findObstacle({ recusal, holder, assignee }: Occupied, userId = ""): string | undefined {
  if (recusal) return recusal;
  if (holder && holder._id !== userId) return `${holder.name} is working on this case.`;
  if (assignee && assignee._id !== userId)
    return `This case is assigned to ${assignee.name}. Assign it to yourself first.`;
  return undefined;
}
