import { api } from "#web/session/api.ts";

// Loaded for those who answer: the contract brings its schemas along.
const contract = () => import("@vesper/contract/profiles/reviews");

export async function sendReply(id: string, text: string): Promise<void> {
  await api.call((await contract()).replyToReview, { params: { id }, body: { text } });
}

export async function takeReplyBack(id: string): Promise<void> {
  await api.call((await contract()).deleteReply, { params: { id } });
}
