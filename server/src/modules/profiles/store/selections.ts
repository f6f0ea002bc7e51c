import { sql } from "kysely";
import type { StoredImage } from "#platform/database/tables/profiles.ts";

/** Data about a profile from other tables, for the `select` of every query that reads profiles. */

export type ImageRow = StoredImage;

/** Limits for the lists of one profile. */
export const [allImages, allVideos] = [100, 20];

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
