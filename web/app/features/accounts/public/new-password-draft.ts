import { NewPassword } from "@vesper/contract/text";
import { z } from "zod";

/** A new password, typed twice. */
export const NewPasswordDraft = z
  .object({ newPassword: NewPassword, confirmPassword: z.string() })
  .refine((draft) => draft.newPassword === draft.confirmPassword, {
    path: ["confirmPassword"],
    message: "Passwords do not match",
    when: () => true,
  });
export type NewPasswordDraft = z.output<typeof NewPasswordDraft>;
