import { limits } from "@vesper/contract/limits";
import { listOwnMedia, orderMedia } from "@vesper/contract/media";
import { api } from "#web/session/api.ts";

/** Files travel beside each other and the small ones arrive first; they are shown as they were chosen. */
export async function keepOrder(ids: readonly string[]) {
  if (ids.length < 2) return;
  try {
    const { data } = await api.call(listOwnMedia, { query: { limit: String(limits.list.myMedia) } });
    const others = data.map(({ _id }) => _id).filter((id) => !ids.includes(id));
    await api.call(orderMedia, { body: { ids: [...others, ...ids] } });
  } catch {
    // Another order is no failure of the upload, and is mended by hand.
  }
}
