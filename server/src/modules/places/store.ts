import { sql, type Insertable } from "kysely";
import type { Database } from "#platform/database/client.ts";
import { oneByKey } from "#platform/database/prepared.ts";
import { toNormalizedPrefixPattern } from "#platform/database/like.ts";
import type { CitiesTable } from "#platform/database/tables/places.ts";
import { listedNames, spellings } from "./city-names.ts";

export async function hasCities(db: Database): Promise<boolean> {
  const row = await db.selectFrom("cities").select("id").limit(1).executeTakeFirst();
  return row !== undefined;
}

/**
 * A row of the city list. Rows are inserted as column arrays in one statement, because thousands of rows would
 * exceed the parameter limit.
 */
export type NewCity = Insertable<CitiesTable>;

export async function insertCities(db: Database, cities: NewCity[]): Promise<void> {
  const column = <Name extends keyof (typeof cities)[number]>(name: Name) => cities.map((city) => city[name]);
  await sql`
    insert into cities (id, name, country, country_code, lat, lon, population, slug)
    select * from unnest(
      ${column("id")}::integer[], ${column("name")}::text[], ${column("country")}::text[],
      ${column("countryCode")}::text[], ${column("lat")}::float8[], ${column("lon")}::float8[],
      ${column("population")}::integer[], ${column("slug")}::text[]
    )`.execute(db);
}

/** Selects cities that were imported before cities had slugs. */
export const selectUnnamedCities = (db: Database) =>
  db
    .selectFrom("cities")
    .select(["id", "name", "countryCode", "population"])
    .where("slug", "is", null)
    .execute();

export async function selectSlugs(db: Database): Promise<Set<string>> {
  const rows = await db.selectFrom("cities").select("slug").where("slug", "is not", null).execute();
  return new Set(rows.flatMap(({ slug }) => slug ?? []));
}

export async function updateSlugs(db: Database, slugs: ReadonlyMap<number, string>): Promise<void> {
  await sql`
    update cities set slug = given.slug
    from unnest(${[...slugs.keys()]}::integer[], ${[...slugs.values()]}::text[]) as given (id, slug)
    where cities.id = given.id and cities.slug is null`.execute(db);
}

/**
 * Finds the largest city with this name in a country, given by name or code. Also tries "<name> city", because the
 * list calls New York "New York City", and other spellings of large cities.
 */
const buildLocationQuery = (
  city: ReturnType<typeof sql>,
  country: ReturnType<typeof sql>,
  code: ReturnType<typeof sql>,
) => sql`
  select cities.id as city_id, cities.lat, cities.lon
  from (
    values (${city}), (${city} || ' city')
    union all
    select listed from unnest(${spellings}::text[], ${listedNames}::text[]) as other (spelling, listed)
    where spelling = ${city}
  ) as names (name)
  join cities on cities.name_norm = names.name
  where country_norm = ${country} or country_code = ${code}
  order by population desc limit 1`;

export async function selectCityPoint(
  db: Database,
  { city, country, countryCode }: { city: string; country: string; countryCode: string },
): Promise<{ lat: number; lon: number } | undefined> {
  const query = buildLocationQuery(sql`norm(${city})`, sql`norm(${country})`, sql`${countryCode}`);
  const { rows } = await sql<{ lat: number; lon: number }>`${query}`.execute(db);
  return rows[0];
}

interface NamedPlace {
  city: string;
  country: string;
  countryCode: string;
}

const findOrInsertPlace = oneByKey(
  (_db, { city, country, countryCode }: NamedPlace) => sql<{ id: number }>`
    with given as (select norm(${city}) as city, norm(${country}) as country),
    found as (
      select id from places, given
      where places.city_norm = given.city and places.country_norm = given.country
    ),
    made as (
      insert into places (city_norm, country_norm, lat, lon, city_id)
      select given.city, given.country, point.lat, point.lon, point.city_id
      from given left join lateral (
        ${buildLocationQuery(sql`given.city`, sql`given.country`, sql`${countryCode}`)}
      ) as point on true
      where not exists (select from found)
      on conflict (city_norm, country_norm) do update set city_norm = excluded.city_norm
      returning id
    )
    select id from found union all select id from made`,
);

/** Finds or creates the place for a city that a profile names. */
export async function ensurePlace(db: Database, named: NamedPlace): Promise<number> {
  const place = await findOrInsertPlace(db, named);
  if (!place) throw new Error("place neither found nor created");
  return place.id;
}

/**
 * Finds the cities of places that were named before the city list was imported or by the previous release, which
 * stored their coordinates only.
 */
export async function locatePlaces(db: Database): Promise<void> {
  await sql`
    update places set city_id = cities.id from cities
    where places.city_id is null and cities.lat = places.lat and cities.lon = places.lon
      and cities.name_norm in (places.city_norm, places.city_norm || ' city')`.execute(db);
  await sql`
    update places set lat = point.lat, lon = point.lon, city_id = point.city_id
    from places as waiting cross join lateral (
      ${buildLocationQuery(sql`waiting.city_norm`, sql`waiting.country_norm`, sql`waiting.country_norm`)}
    ) as point
    where places.id = waiting.id and waiting.city_id is null`.execute(db);
}

/** Selects cities by the beginning of their name. An exact name comes first, because larger cities may fill the list. */
export const selectCitiesLike = (db: Database, beginning: string, limit: number) =>
  db
    .selectFrom("cities")
    .select(["name", "country", "lat", "lon"])
    .where(sql<boolean>`name_norm like ${toNormalizedPrefixPattern(beginning)}`)
    .orderBy(sql`name_norm in (norm(${beginning}), norm(${beginning}) || ' city')`, "desc")
    .orderBy("population", "desc")
    .orderBy("id")
    .limit(limit)
    .execute();

/**
 * Deletes places that are neither in the city list nor on any profile or tour: a made-up name may be personal data.
 */
export async function deleteUnusedPlaces(db: Database): Promise<void> {
  await sql`
    delete from places
    where lat is null and not exists (select from profiles where place_id = places.id)
      and not exists (select from tours where place_id = places.id)`.execute(db);
}
