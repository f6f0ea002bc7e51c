import { sessionKeys } from "#web/session/stored-session.ts";
import { themeScript } from "#web/ui/theme.ts";

/** Lets the first paint show places for the account instead of "Sign In" to someone who is signed in. */
const sessionScript =
  `try{if(localStorage.getItem("${sessionKeys.access}")&&localStorage.getItem("${sessionKeys.user}"))` +
  `document.documentElement.dataset.session="restoring"}catch(e){}`;

// The security policy forbids eval. Zod reads this before its first schema, which no module could precede.
const zodScript = "globalThis.__zod_globalConfig={jitless:true}";

/** Runs in the head, before anything is painted or loaded. */
export const earlyScript = [themeScript, sessionScript, zodScript].join(";");
