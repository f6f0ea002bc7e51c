import { pageLimits } from "@vesper/contract/core/page-limits";
import type { ProfileCard } from "@vesper/contract/profiles/directory";
import { dealPeople, type TermPeople } from "#web/features/taxonomy/public/term-people.ts";

// Each term costs a call, so only the first ones get pictures.
const maxTerms = 24;

interface CountedTerm {
  slug: string;
  profileCount: number;
}

type LoadProfiles = (slug: string, query: { limit: string }) => Promise<{ data: readonly ProfileCard[] }>;

/** Loads the newest people of each term. The page works without them, so a failed call leaves its tile empty. */
export async function loadTermPeople(terms: readonly CountedTerm[], load: LoadProfiles): Promise<TermPeople> {
  const counted = terms.filter(({ profileCount }) => profileCount > 0).slice(0, maxTerms);
  const found = await Promise.all(
    counted.map(async ({ slug }) => {
      const { data } = await load(slug, { limit: String(pageLimits.feed.page) }).catch(() => ({ data: [] }));
      const people = data.flatMap(({ _id, images: [image] }) => (image ? [{ _id, image }] : []));
      return [slug, people] as const;
    }),
  );
  return dealPeople(found);
}
