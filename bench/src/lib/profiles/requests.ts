import { listByCategory, listPublicProfiles, getPublicProfile } from "@vesper/contract/profiles/directory";
import { limits } from "@vesper/contract/core/limits";
import { searchProfiles } from "@vesper/contract/profiles/search";
import { address, type Query } from "../address.ts";
import { query } from "./prepare.ts";
import { createRandom, type Random } from "./random.ts";

/** How long the beginnings are that somebody has typed when a suggestion is asked for. */
export const queryLengths = [2, 3, 4, 6, 8, 10] as const;
/**
 * Of few letters, as visitors ask for them: from memory, but for the first. The other suggestions name their order,
 * which is the usual one and yet never answered from memory.
 */
export const remembered = "suggestion remembered";

interface Person {
  id: string;
  slug: string;
  name: string;
  city: string;
  created: string;
  lat: number;
  lon: number;
}

const different = 500;

const orders: Query[] = [
  {},
  {},
  {},
  { sortBy: "rateOutcall", sortOrder: "asc" },
  { sortBy: "age", sortOrder: "asc" },
];

const search = (parameters: Query) => address(searchProfiles.base + searchProfiles.path, parameters);
const suggest = (parameters: Query) =>
  search({ ...parameters, limit: limits.search.fetched, counted: false });
const feed = (parameters: Query) =>
  address(listPublicProfiles.base + listPublicProfiles.path, { limit: limits.feed.page, ...parameters });

/** What visitors ask for, by cell; the same for the same database. */
export async function listRequests(url: string): Promise<Record<string, string[]>> {
  const people = await somePeople(url);
  const categories = await query<{ slug: string }>(
    url,
    "select slug from categories where type = 'service' order by slug",
  );
  const random = createRandom(7);
  const many = (make: () => string) => [...new Set(Array.from({ length: different }, make))];
  const someone = () => random.pick(people);
  const words = (length: number) => partOf(random, people, length);
  const kind = () => random.pick(categories).slug;

  return {
    feed: [feed({})],
    deep: many(() => feed({ cursor: cursorOf(someone()) })),
    detail: many(() => getPublicProfile.base + getPublicProfile.path.replace(":slugOrId", someone().slug)),
    filtered: many(() =>
      address(listByCategory.base + listByCategory.path.replace(":slug", kind()), {
        ...traits(random),
        page: random.pick([1, 1, 1, 2, 3]),
        ...random.pick(orders),
      }),
    ),
    ...Object.fromEntries(
      queryLengths.map((length) => [
        `suggestion ${length}`,
        many(() => suggest({ q: words(length), sortBy: "relevance" })),
      ]),
    ),
    [remembered]: many(() => suggest({ q: words(random.between(2, 3)) })),
    counted: many(() => search({ q: words(random.between(3, 8)) })),
    facets: many(() =>
      search({
        facets: true,
        ...random.pick([
          () => ({ q: words(random.between(4, 8)) }),
          () => ({ category: kind(), ...traits(random) }),
          () => ({ location: someone().city }),
        ])(),
      }),
    ),
    radius: many(() => {
      const { lat, lon } = someone();
      return search({ near: `${lat.toFixed(4)},${lon.toFixed(4)}`, radiusKm: limits.radius.normal });
    }),
  };
}

const cursorOf = ({ created, id }: Person) => Buffer.from(`${created} ${id}`).toString("base64url");

const genders = ["female", "female", "male", "transgender", "other"];

function traits(random: Random): Query {
  const [ageMin, minPrice] = [random.between(18, 40), random.between(0, 6) * 50];
  return {
    gender: random.pick(genders),
    ageMin,
    ageMax: ageMin + random.between(5, 20),
    minPrice,
    maxPrice: minPrice + random.between(2, 10) * 50,
  };
}

/** A piece of a name or a city: mostly the beginning, as people type, sometimes from the middle. */
function partOf(random: Random, people: Person[], length: number): string {
  for (;;) {
    const { name, city } = random.pick(people);
    const text = random.next() < 0.75 ? name : city;
    const start = random.next() < 0.7 ? 0 : random.between(0, Math.max(0, text.length - length));
    const part = text.slice(start, start + length);
    if (part.length === length && part.trim() === part) return part.toLowerCase();
  }
}

const somePeople = (url: string) =>
  query<Person>(
    url,
    `select profiles.id, slug, name, city, (extract(epoch from created_at) * 1000)::bigint::text as created,
      places.lat, places.lon
    from profiles join places on places.id = place_id
    where listed order by md5(profiles.id::text) limit 5000`,
  );
