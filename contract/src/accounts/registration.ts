/** Refusals of a new account while registration is limited, on the register page and from the API. */
export const registrationTexts = {
  invitation:
    "New accounts are by invitation. If we invited you, open the link in our mail to choose a password.",
  closed: "We’re not accepting new accounts right now. Members can sign in as always.",
} as const;
