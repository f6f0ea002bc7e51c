/** Why someone cannot open an account, for the register page and the API. */
export const registrationTexts = {
  invitation:
    "New accounts are by invitation. If we invited you, open the link in our mail to choose a password.",
  closed: "We’re not accepting new accounts right now. Members can sign in as always.",
} as const;
