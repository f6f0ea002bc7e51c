import pg from "pg";

/**
 * A table of the bench's own, independent of the product's schema: one row for each listed profile, with its card and
 * its page as stored text, the columns that the minimal server filters and sorts by, and no other index than it needs.
 */
const createTable = `
  create table bench_cards as
  select profiles.id, profiles.slug, profiles.created_at, categories.slug as category, gender, age, usd_outcall,
    usd_incall, name_norm, name_len, name_norm || ' ' || city_norm as words,
    card::text as card, (card || page)::text as page
  from profiles
  join categories on categories.id = category_id
  left join profile_ratings on profile_ratings.profile_id = profiles.id
  cross join lateral (
    select jsonb_agg(jsonb_build_object('_id', media.id, 'url', '/media/' || media.id || '/1280.webp',
      'previewUrl', '/media/' || media.id || '/640.webp', 'alt', title, 'isPrimary', is_primary, 'width', width,
      'height', height, 'colors', colors) order by position) as images
    from media where owner_id = user_id
  ) as pictures
  cross join lateral (
    select coalesce(jsonb_agg(jsonb_build_object('_id', tags.id, 'name', tags.name, 'slug', tags.slug, 'color',
      tags.color) order by tags.name), '[]') as tags
    from profile_tags join tags on tags.id = tag_id where profile_tags.profile_id = profiles.id
  ) as tagged
  cross join lateral (
    select jsonb_build_object('_id', profiles.id, 'userId', user_id, 'slug', profiles.slug, 'name', profiles.name,
      'age', age, 'gender', gender, 'rateOutcall', rate_outcall, 'rateIncall', rate_incall, 'currency', currency,
      'city', city, 'country', country, 'languages', languages, 'tags', tags, 'isVerified', is_verified,
      'isPaid', is_paid, 'premiumExpiry', premium_expiry, 'isAvailable', available_until is not null,
      'images', jsonb_path_query_array(images, '$[0]'), 'rating', jsonb_build_object('average', 4.5, 'count', fives),
      'isOnline', false, 'lastSeen', 'today', 'tour', null, 'createdAt', profiles.created_at) as card,
      jsonb_build_object('aboutMe', about_me, 'services', services, 'height', height, 'weight', weight,
      'hair', hair, 'hairColor', hair_color, 'eyeColor', eye_color, 'ethnicity', ethnicity,
      'nationality', nationality, 'orientation', orientation, 'phoneNumber', phone_number, 'telegram', telegram,
      'categoryId', jsonb_build_object('_id', category_id, 'name', categories.name, 'slug', categories.slug),
      'images', images, 'allowMessages', allow_messages, 'allowReviews', allow_reviews, 'videos', '[]'::jsonb,
      'tours', '[]'::jsonb) as page
  ) as stored
  where listed`;

const indexes = [
  "create unique index on bench_cards (id)",
  "create unique index on bench_cards (slug)",
  "create index on bench_cards (created_at desc, id desc)",
  "create index on bench_cards (category, gender, age) include (usd_outcall, usd_incall, created_at, id)",
  "create index on bench_cards using gin (words gin_trgm_ops)",
];

/** Stores the cards for the minimal server, unless an earlier run has. */
export async function storeCards(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ exists: boolean }>(
      "select to_regclass('bench_cards') is not null as exists",
    );
    if (rows[0]?.exists) return;
    await client.query(`begin; ${createTable}; ${indexes.join(";")}; commit`);
    await client.query("vacuum analyze bench_cards");
  } finally {
    await client.end();
  }
}
