import type { Reply as ReplyContent } from "@vesper/contract/profiles/reviews";
import type { ReactNode } from "react";
import { formatDate } from "./labels.ts";

interface ReplyProps {
  reply: ReplyContent;
  /** Name of the author of the reply. */
  by: string;
  actions?: ReactNode;
}

/** The one public reply by the reviewed person. */
export function Reply({ reply, by, actions }: ReplyProps) {
  return (
    <div className="max-w-prose border-l-2 border-line pl-4">
      <p className="text-small text-muted">
        <span className="font-medium text-ink">
          Reply from <bdi>{by}</bdi>
        </span>
        , <time dateTime={reply.createdAt}>{formatDate(reply.createdAt)}</time>
      </p>
      <p className="mt-1 leading-relaxed wrap-anywhere whitespace-pre-line">
        <bdi>{reply.text}</bdi>
      </p>
      {actions}
    </div>
  );
}
