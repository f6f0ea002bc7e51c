import { api } from "#web/session/api.ts";

// Loaded when a picture is shown large: the contract brings its schemas along.
const contract = () => import("@vesper/contract/media");

export interface Liking {
  isLiked: boolean;
  likeCount: number;
}

export async function readLiking(id: string): Promise<Liking> {
  const { data } = await api.call((await contract()).getMedia, { params: { id } });
  return { isLiked: data.isLiked, likeCount: data.likeCount };
}

export async function toggleLike(id: string): Promise<Liking> {
  return (await api.call((await contract()).likeMedia, { params: { id } })).data;
}

/** Somebody looks at it; whatever becomes of the call. */
export async function countPictureView(id: string): Promise<void> {
  const { viewMedia } = await contract();
  await api.call(viewMedia, { params: { id } }).catch(() => undefined);
}
