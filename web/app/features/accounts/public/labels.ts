/** Shown wherever a display name is asked for, so that nobody gives a legal name without knowing who reads it. */
export const displayNameHelp =
  "People you message and readers of your reviews see this name, so leave out your legal name. If you list a profile, others see its name instead.";

export const passwordHelp = "At least 6 characters; a few unrelated words are best.";
