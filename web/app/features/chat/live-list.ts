import type { Conversation } from "@vesper/contract/chat";

interface ConversationPage {
  data: Conversation[];
  meta: { hasMore: boolean; requests: number };
}

const newestFirst = (a: Conversation, b: Conversation) => b.updatedAt.localeCompare(a.updatedAt);

/**
 * The pages with what has become of one conversation, the newest first again. Nothing when it was not among them, or
 * no longer belongs there: then only the server knows the list.
 */
export function withUpdated<Page extends ConversationPage>(
  pages: readonly Page[],
  next: Conversation,
): Page[] | undefined {
  const before = pages.flatMap(({ data }) => data).find(({ _id }) => _id === next._id);
  if (!before || before.isRequest !== next.isRequest) return undefined;
  const all = pages
    .flatMap(({ data }) => data)
    .map((one) => (one._id === next._id ? next : one))
    .toSorted(newestFirst);
  let start = 0;
  return pages.map((page) => ({ ...page, data: all.slice(start, (start += page.data.length)) }));
}
