import { Registration } from "@vesper/contract/accounts/accounts";
import { z } from "zod";

/** Values of the form: the request body, and fields that only the form uses. */
export const RegistrationDraft = Registration.omit({ role: true })
  .extend({
    confirmPassword: z.string(),
    listProfile: z.boolean(),
    isAdult: z.literal(true, "Please confirm that you’re at least 18 and accept the terms."),
  })
  .refine((draft) => draft.password === draft.confirmPassword, {
    path: ["confirmPassword"],
    message: "Passwords do not match",
    // Run this check together with the others, not only after they have passed.
    when: () => true,
  });
export type RegistrationDraft = z.output<typeof RegistrationDraft>;

export const toRegistration = ({ name, email, password, listProfile }: RegistrationDraft): Registration => ({
  name,
  email,
  password,
  role: listProfile ? "escort" : "user",
});
