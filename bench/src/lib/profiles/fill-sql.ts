import { listedServices, storedCards } from "./fill-derived-sql.ts";

/**
 * Every value of a profile is computed from its number and a salt, so that every run produces the same rows,
 * whatever the query plan. `frequent` favors small numbers, like real names and cities: the first is a few times as
 * frequent as the tenth.
 */
const functions = `
  create function pg_temp.part(n bigint, salt integer) returns float8 language sql immutable as
  $$ select (hashint8extended(n, salt) & 4294967295)::float8 / 4294967296 $$;
  create function pg_temp.whole(n bigint, salt integer, low integer, high integer) returns integer
  language sql immutable as
  $$ select low + floor(pg_temp.part(n, salt) * (high - low + 1))::integer $$;
  create function pg_temp.frequent(n bigint, salt integer, count integer, flatness float8) returns integer
  language sql immutable as
  $$ select least(count, 1 + floor(flatness * (exp(pg_temp.part(n, salt) * ln((count + flatness) / flatness)) - 1))::integer) $$;
  create function pg_temp.id(at timestamptz, n bigint, salt integer) returns uuid language sql immutable as
  $$ select (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7'
    || overlay(substr(md5(n || ' ' || salt), 1, 19) placing '8' from 4 for 1))::uuid $$;`;

const vocabularyTables = `
  create temp table words as
  select 'first' as kind, at::integer, word from unnest($1::text[]) with ordinality as given (word, at)
  union all
  select 'second', at, word from unnest($2::text[]) with ordinality as given (word, at)
  union all
  select 'text', at, word from unnest($3::text[]) with ordinality as given (word, at)`;

/** Number of sentences to draw from. A profile's text has three or four of them. */
const sentenceCount = 40_000;
const sentences = `
  create temp table sentences as
  select n::integer as at, initcap(left(string_agg(word, ' ' order by place), 1))
    || substr(string_agg(word, ' ' order by place), 2) || '.' as sentence
  from (
    select n, place, pg_temp.frequent(n * 100 + place, 1, 2500, 40) as at
    from generate_series(1, ${sentenceCount}) as n, generate_series(1, pg_temp.whole(n, 2, 6, 11)) as place
  ) as drawn
  join words using (at) where kind = 'text'
  group by n`;

const townCount = 1_450;
const places = `
  insert into places (city_norm, country_norm, lat, lon)
  select name_norm, country_norm, lat, lon from (
    select distinct on (name_norm, country_norm) name_norm, country_norm, lat, lon, population
    from cities order by name_norm, country_norm, population desc
  ) as known
  order by population desc, name_norm, country_norm limit ${townCount}`;
const towns = `
  create temp table towns as
  select row_number() over (order by largest.population desc, places.id)::integer as at, places.id as place_id,
    largest.name, largest.country
  from places
  cross join lateral (
    select name, country, population from cities
    where cities.name_norm = places.city_norm and cities.country_norm = places.country_norm
    order by population desc limit 1
  ) as largest`;

const seeds = `
  create temp table seeds as
  select n,
    pg_temp.id(born, n, 1) as id, pg_temp.id(born, n, 2) as user_id, born,
    first.word || case when pg_temp.part(n, 3) < 0.4 then ' ' || second.word else '' end as name,
    towns.name as city, towns.country, towns.place_id,
    pg_temp.part(n, 4) < 0.85 as listed
  from (
    select n, date_trunc('milliseconds', now() - (n * -1 + $1 + pg_temp.part(n, 5)) * (interval '1095 days' / $1)) as born
    from generate_series(1, $1::bigint) as n
  ) as numbers
  join words as first on first.kind = 'first' and first.at = pg_temp.frequent(n, 6, 1500, 20)
  join words as second on second.kind = 'second' and second.at = pg_temp.frequent(n, 7, 1500, 20)
  join towns on towns.at = pg_temp.frequent(n, 8, ${townCount}, 5)`;

const users = `
  insert into users (id, name, email, password_hash, roles, email_verified_at, show_online_status, created_at, updated_at)
  select user_id, name, 'person-' || n || '@bench.test', 'none', '{user,escort}', born, pg_temp.part(n, 9) < 0.9,
    born, born
  from seeds order by n`;

const sessions = `
  insert into sessions
    (id, user_id, seed, rotated_at, remembered, user_agent, created_at, last_used_at, expires_at)
  select pg_temp.id(used, n, 3), user_id, '\\x00', used, true, 'bench', least(born, used), used, used + interval '10 years'
  from seeds cross join lateral (
    select now() - pg_temp.part(n, 10) ^ 3 * interval '90 days' as used
  ) as last
  order by n`;

const pickSome = (column: string, from: string, salt: number, least: number, most: number) => `(
    select array_agg(distinct (${from})[pg_temp.frequent(n * 10 + place, ${salt}, cardinality(${from}), 3)])
    from generate_series(1, pg_temp.whole(n, ${salt + 1}, ${least}, ${most})) as place
  ) as ${column}`;

const languages = `array['English', 'Spanish', 'French', 'German', 'Portuguese', 'Italian', 'Russian', 'Arabic',
  'Japanese', 'Mandarin', 'Dutch', 'Polish', 'Turkish', 'Hindi', 'Swedish', 'Greek', 'Czech', 'Korean', 'Thai',
  'Danish']`;
const services = `array['Dinner', 'Travel', 'Theatre', 'Massage', 'Dancing', 'Events', 'City walks', 'Conversation',
  'Weekends', 'Museums', 'Sailing', 'Concerts']`;
const currencies = `array['USD', 'EUR', 'GBP', 'AUD', 'CAD', 'CHF', 'JPY', 'BRL', 'MXN', 'AED']`;

const profiles = `
  insert into profiles (id, user_id, slug, name, age, gender, rate_outcall, rate_incall, currency, usd_outcall,
    usd_incall, city, country, current_city, place_id, category_id, about_me, languages, services, height, hair_color,
    phone_number, telegram, status, is_verified, is_paid, premium_expiry, available_until, listed, created_at,
    updated_at)
  select id, user_id,
    trim(both '-' from regexp_replace(norm(name), '[^a-z0-9]+', '-', 'g')) || '-' || n,
    name, age, gender, outcall, incall, drawn.currency, round(outcall / per_dollar, 2), round(incall / per_dollar, 2),
    city, country, city, place_id, category_id,
    concat_ws(' ', one.sentence, two.sentence, three.sentence, four.sentence), languages, services,
    pg_temp.whole(n, 20, 150, 195), (array['black', 'brown', 'blond', 'red'])[pg_temp.whole(n, 21, 1, 4)],
    '+1 555 ' || lpad(n::text, 7, '0'), 'person_' || n,
    case when listed then case when pg_temp.part(n, 22) < 0.8 then 'approved' else 'active' end
      else (array['draft', 'pending', 'suspended'])[pg_temp.whole(n, 23, 1, 3)] end,
    pg_temp.part(n, 24) < 0.3, premium, case when premium then current_date + 365 end,
    case when pg_temp.part(n, 26) < 0.04 then now() + interval '8 hours' end,
    listed, born, born
  from (
    select seeds.*, pg_temp.part(n, 25) < 0.1 as premium,
      least(70, 18 + floor(pg_temp.part(n, 27) ^ 1.7 * 53))::integer as age,
      (array['female', 'female', 'female', 'female', 'female', 'male', 'male', 'transgender', 'other'])[
        pg_temp.whole(n, 28, 1, 9)] as gender,
      (${currencies})[pg_temp.frequent(n, 29, 10, 2)] as currency,
      60 + 10 * floor(pg_temp.part(n, 30) ^ 3 * 150)::integer as dollars,
      kinds.ids[pg_temp.frequent(n, 31, cardinality(kinds.ids), 2)] as category_id,
      ${pickSome("languages", languages, 32, 1, 4)},
      ${pickSome("services", services, 34, 1, 5)}
    from seeds, (select array_agg(id order by sort_order) as ids from categories where type = 'service') as kinds
  ) as drawn
  join exchange_rates on exchange_rates.currency = drawn.currency
  cross join lateral (
    select round(dollars * per_dollar) as outcall, round(dollars * per_dollar * (0.7 + pg_temp.part(n, 36) * 0.3)::numeric) as incall
  ) as rates
  join sentences as one on one.at = pg_temp.whole(n, 37, 1, ${sentenceCount})
  join sentences as two on two.at = pg_temp.whole(n, 38, 1, ${sentenceCount})
  join sentences as three on three.at = pg_temp.whole(n, 39, 1, ${sentenceCount})
  left join sentences as four on four.at = pg_temp.whole(n, 40, 1, ${sentenceCount * 2})
  order by n`;

/** Tags that can be chosen, which excludes computed tags. */
const chosenTags = `
  create temp table chosen_tags as
  select row_number() over (order by slug)::integer as at, id from tags
  where slug not in ('verified', 'new', 'available-now')`;
const profileTags = `
  insert into profile_tags (profile_id, tag_id)
  select distinct seeds.id, chosen_tags.id
  from seeds cross join lateral generate_series(1, pg_temp.whole(n, 41, 2, 5)) as place
  join chosen_tags on chosen_tags.at = pg_temp.frequent(n * 10 + place, 42, 16, 4)
  order by 1, 2`;

/** Four rates beside the hourly ones on average: duration, likelihood, and price in hourly rates. */
const profileRates = `
  insert into profile_rates (profile_id, place, duration, amount, usd)
  select seeds.id, hourly.place, usual.duration, greatest(1, round(hourly.rate * multiple)),
    greatest(0.01, round(hourly.usd * multiple, 2))
  from seeds join profiles on profiles.id = seeds.id
  cross join lateral (values
    (0, 'outcall', rate_outcall, usd_outcall), (1, 'incall', rate_incall, usd_incall)
  ) as hourly (at, place, rate, usd)
  cross join (values
    (1, '30', 0.2, 0.6), (2, '90', 0.3, 1.4), (3, '120', 0.6, 1.8), (4, '180', 0.3, 2.6), (5, '240', 0.2, 3.3),
    (6, '360', 0.1, 4.5), (7, '720', 0.05, 6.5), (8, 'overnight', 0.3, 6), (9, '1440', 0.1, 9)
  ) as usual (at, duration, likelihood, multiple)
  where pg_temp.part(seeds.n * 20 + hourly.at * 10 + usual.at, 51) < likelihood
  order by 1, 2, 3`;

const ratings = `
  insert into profile_ratings (profile_id, ones, threes, fours, fives)
  select id, pg_temp.whole(n, 43, 0, 2), pg_temp.whole(n, 44, 0, 8), pg_temp.whole(n, 47, 0, 20),
    pg_temp.whole(n, 48, 1, 30)
  from seeds where pg_temp.part(n, 45) < 0.35 order by n`;

/** Marked as compared with other pictures: their files do not exist, and a job would look for them all along. */
const media = `
  insert into media (id, owner_id, media_type, title, status, is_public, is_primary, position, width, height, colors,
    created_at, updated_at, is_fingerprinted)
  select pg_temp.id(born, n * 10 + place, 4), user_id, 'image', 'A picture of ' || name, 'approved', true, place = 1,
    place, 1200, 1500, '{#2b2140,#5a3b5d,#a8697a,#e6b48c}', born, born, true
  from seeds, generate_series(1, pg_temp.whole(n, 46, 1, 3)) as place
  order by n, place`;

const searchTerms = `
  insert into search_words
  select distinct word
  from (select distinct name_norm, city_norm from profiles where listed) as known,
    regexp_split_to_table(name_norm || ' ' || city_norm, '\\s+') as word
  where word <> '' on conflict do nothing`;

const counts = `
  update categories set profile_count = counted.count
  from (select category_id, count(*) from profiles where listed group by category_id) as counted
  where categories.id = counted.category_id;
  update tags set profile_count = counted.count
  from (
    select tag_id, count(*) from profile_tags join profiles on profiles.id = profile_id where listed group by tag_id
  ) as counted
  where tags.id = counted.tag_id`;

export const fillSql = {
  functions,
  vocabularyTables,
  sentences,
  places,
  towns,
  seeds,
  users,
  sessions,
  profiles,
  chosenTags,
  profileTags,
  profileRates,
  ratings,
  media,
  searchTerms,
  counts,
  listedServices,
  storedCards,
};
