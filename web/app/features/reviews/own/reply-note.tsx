import type { Reply } from "@vesper/contract/reviews";

/** What was answered to it. */
export function ReplyNote({ reply }: { reply: Reply }) {
  return (
    <div className="max-w-prose border-l-2 border-line pl-4">
      <p className="text-small font-medium text-muted">Reply</p>
      <p className="wrap-anywhere whitespace-pre-line">
        <bdi>{reply.text}</bdi>
      </p>
    </div>
  );
}
