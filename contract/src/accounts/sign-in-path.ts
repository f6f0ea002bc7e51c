import type { Intent } from "./intent.ts";

// Kept apart from the schema of the intent: pages link to the sign-in page before any form is loaded.

/** Returns the query that hands an intent to a sign-in page. */
export const toIntentQuery = ({ kind, target, path }: Intent) =>
  `?redirect=${encodeURIComponent(path)}&intent=${target ? `${kind}.${target}` : kind}`;

/** Returns the sign-in URL that leads back to the page and to what the visitor wanted there. */
export const toSignInPath = (intent: Intent) => `/login${toIntentQuery(intent)}`;
