import { z } from "zod";

/** A picture that visitors may see. */
export const ProfileImage = z.object({
  _id: z.uuid(),
  url: z.string(),
  previewUrl: z.string(),
  alt: z.string(),
  isPrimary: z.boolean(),
  width: z.int(),
  height: z.int(),
  /** Colors from top to bottom, for the placeholder gradient shown until the picture loads. */
  colors: z.array(z.string()),
});
export type ProfileImage = z.output<typeof ProfileImage>;

/** A video that visitors may see, with its poster. */
export const ProfileVideo = z.object({
  _id: z.uuid(),
  url: z.string(),
  posterUrl: z.string().nullable(),
  title: z.string(),
  duration: z.number(),
  width: z.int(),
  height: z.int(),
});
export type ProfileVideo = z.output<typeof ProfileVideo>;
