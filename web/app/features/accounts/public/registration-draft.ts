import { Registration } from "@vesper/contract/accounts/accounts";
import { z } from "zod";

/** The form: what is sent, and what only the form asks. */
export const RegistrationDraft = Registration.omit({ role: true })
  .extend({
    confirmPassword: z.string(),
    listProfile: z.boolean(),
    isAdult: z.literal(true, "Please confirm that you are at least 18 years old."),
  })
  .refine((draft) => draft.password === draft.confirmPassword, {
    path: ["confirmPassword"],
    message: "Passwords do not match",
    // Said together with everything else, not only once the rest is right.
    when: () => true,
  });
export type RegistrationDraft = z.output<typeof RegistrationDraft>;

export const toRegistration = ({ name, email, password, listProfile }: RegistrationDraft): Registration => ({
  name,
  email,
  password,
  role: listProfile ? "escort" : "user",
});
