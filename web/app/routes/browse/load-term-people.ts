import { listTermPeople } from "@vesper/contract/profiles/term-people";
import type { Api } from "#web/api/client.ts";
import { dealPeople, type DealtPeople } from "#web/features/taxonomy/public/term-people.ts";

/** Loads the newest people of each term. The page works without them, so a failed call leaves the tiles empty. */
export async function loadTermPeople(
  api: Api,
  kind: "categories" | "tags",
  terms: readonly { slug: string }[],
): Promise<DealtPeople> {
  const { data } = await api.call(listTermPeople, { params: { kind } }).catch(() => ({ data: [] }));
  return dealPeople(terms, data);
}
