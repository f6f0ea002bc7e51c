import { changePassword } from "@vesper/contract/accounts";
import { z } from "zod";

export const PasswordChangeDraft = changePassword.body
  .extend({ confirmPassword: z.string().min(1, "is required") })
  .refine((draft) => draft.newPassword === draft.confirmPassword, {
    path: ["confirmPassword"],
    message: "New password and confirmation do not match.",
  });
export type PasswordChangeDraft = z.output<typeof PasswordChangeDraft>;
