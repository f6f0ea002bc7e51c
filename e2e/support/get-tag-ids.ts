import { listTags } from "@vesper/contract/profiles/taxonomy";

export async function getTagIds(slugs: readonly string[]): Promise<string[]> {
  const answer = await fetch(new URL(listTags.base + listTags.path, process.env["E2E_URL"]));
  const { data } = listTags.response.parse(await answer.json());
  return data.filter(({ slug }) => slugs.includes(slug)).map(({ _id }) => _id);
}
