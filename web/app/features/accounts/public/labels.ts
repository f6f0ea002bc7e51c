/**
 * Shown next to every display name field, because people might enter their legal name without knowing that it will
 * be public.
 */
export const displayNameHelp =
  "People you message and readers of your reviews see this name, so don’t use your legal name. If you list a profile, others see its name instead.";

export const passwordHelp = "At least 6 characters. A few unrelated words work best.";
