import { sql } from "kysely";
import type { Database } from "#platform/database/client.ts";

export interface CityRow {
  id: number;
  slug: string;
  name: string;
  country: string;
  lat: number;
  lon: number;
  /** Spellings of the city that profiles and tours use. */
  placeIds: number[];
}

const cityColumns = sql`
  cities.id, cities.slug, cities.name, cities.country, cities.lat, cities.lon,
  array(select places.id from places where places.city_id = cities.id) as place_ids`;

/**
 * Selects a city by its slug. Other spellings lead to it too: `new-york` without "City", `paris-fr` with the code of
 * its country.
 */
export async function selectCity(db: Database, slug: string): Promise<CityRow | undefined> {
  const [, name = "", code = ""] = /^(.+)-([a-z]{2})$/.exec(slug) ?? [];
  const { rows } = await sql<CityRow>`
    select ${cityColumns} from cities
    where slug in (${slug}, ${`${slug}-city`})
      or (slug in (${name}, ${`${name}-city`}) and country_code = ${code})
    order by slug = ${slug} desc, population desc limit 1`.execute(db);
  return rows[0];
}

/** Selects the city of a place that profiles or tours spell differently than the list, such as "Wien". */
export async function selectCityByPlace(db: Database, placeName: string): Promise<CityRow | undefined> {
  const { rows } = await sql<CityRow>`
    select ${cityColumns} from places join cities on cities.id = places.city_id
    where places.city_norm = norm(${placeName})
    order by cities.population desc limit 1`.execute(db);
  return rows[0];
}

/** Selects the city at exactly these coordinates. */
export async function selectCityAt(
  db: Database,
  { lat, lon }: { lat: number; lon: number },
): Promise<{ slug: string; city: string } | undefined> {
  const { rows } = await sql<{ slug: string; city: string }>`
    select cities.slug, cities.name as city from places join cities on cities.id = places.city_id
    where places.lat = ${lat} and places.lon = ${lon} and cities.slug is not null
    limit 1`.execute(db);
  return rows[0];
}

export interface CityCategory {
  slug: string;
  name: string;
  description: string;
}

/** Selects the location category with the name of a city. Among cities of one name it belongs to the largest. */
export async function selectCityCategory(db: Database, cityId: number): Promise<CityCategory | undefined> {
  const { rows } = await sql<CityCategory>`
    select categories.slug, categories.name, categories.description
    from categories
    cross join lateral (
      select id from cities
      where name_norm in (norm(categories.name), norm(categories.name) || ' city')
      order by population desc limit 1
    ) as city
    where categories.is_active and categories.type = 'location' and city.id = ${cityId}
    order by categories.sort_order, categories.id limit 1`.execute(db);
  return rows[0];
}
