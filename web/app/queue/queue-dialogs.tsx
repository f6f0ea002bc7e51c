import { ApproveDialog } from "./approve-dialog.tsx";
import { RejectDialog } from "./reject-dialog.tsx";
import type { Queue } from "./use-queue.ts";

/** What a decision asks before it is taken. */
export function QueueDialogs<Item extends { _id: string }>({ queue }: { queue: Queue<Item> }) {
  const { asking, rejecting } = queue;
  return (
    <>
      {asking.current && (
        <ApproveDialog key={`a${asking.current.number}`} queue={queue} items={asking.current.task} />
      )}
      {rejecting.current && (
        <RejectDialog key={`r${rejecting.current.number}`} queue={queue} items={rejecting.current.task} />
      )}
    </>
  );
}
