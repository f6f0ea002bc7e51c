import { z } from "zod";

/** The widths every picture is kept in, each as AVIF and as WebP. */
export const imageWidths = [320, 640, 1280] as const;
export type ImageWidth = (typeof imageWidths)[number];
export const imageFormats = ["avif", "webp"] as const;
export type ImageFormat = (typeof imageFormats)[number];

/** Where the file of a picture is. */
export const imageAddress = (id: string, width: ImageWidth, format: ImageFormat) =>
  `/media/${id}/${width}.${format}`;

/** A picture that visitors may see. */
export const ProfileImage = z.object({
  _id: z.uuid(),
  url: z.string(),
  previewUrl: z.string(),
  alt: z.string(),
  isPrimary: z.boolean(),
  width: z.int(),
  height: z.int(),
  /** From top to bottom, for the gradient that is there before the picture is. */
  colors: z.array(z.string()),
});
export type ProfileImage = z.output<typeof ProfileImage>;
