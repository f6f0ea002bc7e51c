/** Shown next to every display name field, so that a legal name is never entered without knowing that it is public. */
export const displayNameHelp =
  "People you message and readers of your reviews see this name, so leave out your legal name. If you list a profile, others see its name instead.";

export const passwordHelp = "At least 6 characters; a few unrelated words are best.";
