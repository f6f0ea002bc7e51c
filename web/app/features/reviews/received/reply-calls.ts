import { api } from "#web/session/api.ts";

// Loaded on demand, because the contract pulls in its schemas.
const loadContract = () => import("@vesper/contract/profiles/reviews");

export async function sendReply(id: string, text: string): Promise<void> {
  await api.call((await loadContract()).replyToReview, { params: { id }, body: { text } });
}

export async function removeReply(id: string): Promise<void> {
  await api.call((await loadContract()).deleteReply, { params: { id } });
}
