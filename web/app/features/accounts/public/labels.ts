/** Shown next to every display name field, so that a legal name is never entered without knowing that it is public. */
export const displayNameHelp =
  "People you message and readers of your reviews see this name, so don’t use your legal name. If you list a profile, others see its name instead.";

export const passwordHelp = "At least 6 characters. A few unrelated words work best.";
