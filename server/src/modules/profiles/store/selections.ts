import { sql } from "kysely";

/** Data about a profile from other tables, for the `select` of every query that reads profiles. */

export interface ImageRow {
  id: string;
  title: string;
  isPrimary: boolean;
  width: number;
  height: number;
  colors: string[];
}

/** The owner's approved, public pictures: the primary photo first, then in the owner's order. */
export const buildImagesSelection = (most: number) =>
  sql<ImageRow[]>`(
    select coalesce(json_agg(json_build_object(
      'id', id, 'title', title, 'isPrimary', is_primary, 'width', width, 'height', height, 'colors', colors
    )), '[]')
    from (
      select id, title, is_primary, width, height, colors from media
      where owner_id = profiles.user_id and is_shown and media_type = 'image'
      order by is_primary desc, position, id limit ${sql.lit(most)}
    ) as shown
  )`.as("images");

export interface VideoRow {
  id: string;
  title: string;
  format: "mp4" | "webm";
  duration: number;
  hasPoster: boolean;
  width: number;
  height: number;
}

/** The owner's approved, public videos, in the owner's order. */
export const buildVideosSelection = (most: number) =>
  sql<VideoRow[]>`(
    select coalesce(json_agg(json_build_object(
      'id', id, 'title', title, 'format', video_format, 'duration', duration, 'hasPoster', has_poster,
      'width', width, 'height', height
    )), '[]')
    from (
      select * from media where owner_id = profiles.user_id and is_shown and media_type = 'video'
      order by position, id limit ${sql.lit(most)}
    ) as shown
  )`.as("videos");

export interface TagOnCard {
  _id: string;
  name: string;
  slug: string;
  color: string;
}

export const activeTagsSelection = sql<TagOnCard[]>`(
  select coalesce(json_agg(json_build_object(
    '_id', tags.id, 'name', tags.name, 'slug', tags.slug, 'color', tags.color
  ) order by tags.name), '[]')
  from profile_tags join tags on tags.id = profile_tags.tag_id
  where profile_tags.profile_id = profiles.id and tags.is_active
)`.as("tags");

export interface RatingRow {
  average: number;
  count: number;
}

export const ratingSelection = sql<RatingRow | null>`(
  select json_build_object('average', average, 'count', count)
  from profile_ratings where profile_id = profiles.id and count > 0 and profiles.allow_reviews
)`.as("rating");

export interface RunningTour {
  city: string;
  country: string;
  to: string;
}

export const runningTourSelection = sql<RunningTour | null>`(
  select json_build_object('city', city, 'country', country, 'to', ends_on)
  from tours where id = profiles.tour_id
)`.as("tour");

/** Null for members who hide their presence. */
export const lastSeenSelection = sql<Date | null>`(
  select last_used_at from sessions join users on users.id = sessions.user_id
  where sessions.user_id = profiles.user_id and users.show_online_status
  order by last_used_at desc limit 1
)`.as("lastSeenAt");
