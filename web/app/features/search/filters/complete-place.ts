import type { Place } from "@vesper/contract/places";
import { api } from "#web/session/api.ts";

/** Cities that begin so. None, when it fails: what is typed can be looked for all the same. */
export async function placesFor(q: string, signal: AbortSignal): Promise<readonly Place[]> {
  try {
    const { completePlace } = await import("@vesper/contract/places");
    const { data } = await api.call(completePlace, { query: { q }, signal });
    return data;
  } catch {
    return [];
  }
}
