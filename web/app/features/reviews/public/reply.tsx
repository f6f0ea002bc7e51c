import type { Reply as ReplyContent } from "@vesper/contract/profiles/reviews";
import type { ReactNode } from "react";
import { formatDate } from "./labels.ts";

interface ReplyProps {
  reply: ReplyContent;
  /** Name of the reply's author. */
  by: string;
  actions?: ReactNode;
}

/** Public reply by the reviewed person; a review has at most one. */
export function Reply({ reply, by, actions }: ReplyProps) {
  return (
    <div className="reply">
      <p>
        <span>
          Reply from <bdi>{by}</bdi>
        </span>
        , <time dateTime={reply.createdAt}>{formatDate(reply.createdAt)}</time>
      </p>
      <p className="free-text">
        <bdi>{reply.text}</bdi>
      </p>
      {actions}
    </div>
  );
}
