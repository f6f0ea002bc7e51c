import { api } from "#web/session/api.ts";

// Import on demand: the contract would add its schemas to the page's bundle.
const loadContract = () => import("@vesper/contract/profiles/reviews");

export async function sendReply(id: string, text: string): Promise<void> {
  await api.call((await loadContract()).replyToReview, { params: { id }, body: { text } });
}

export async function removeReply(id: string): Promise<void> {
  await api.call((await loadContract()).deleteReply, { params: { id } });
}
