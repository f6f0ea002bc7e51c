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
  /** From top to bottom, for the gradient that is there before the picture is. */
  colors: z.array(z.string()),
});
export type ProfileImage = z.output<typeof ProfileImage>;
