import { sessionKeys } from "#web/session/stored-session.ts";
import { themeScript } from "#web/ui/layout/theme.ts";

/** Lets the first paint show places for the account instead of "Sign In" to someone who is signed in. */
const sessionScript =
  `try{if(localStorage.getItem("${sessionKeys.access}")&&localStorage.getItem("${sessionKeys.user}"))` +
  `document.documentElement.dataset.session="restoring"}catch(e){}`;

// The security policy forbids eval. Zod reads this before its first schema, which no module could precede.
const zodScript = "globalThis.__zod_globalConfig={jitless:true}";

/**
 * The page's only Trusted Types policy. React creates script elements through empty markup, and structured data has no
 * markup of its own; any other HTML is refused, and so are script addresses of other origins. The text of scripts passes,
 * because the page's security policy runs only those whose hash it names.
 */
const trustedTypesScript =
  `self.trustedTypes&&trustedTypes.createPolicy("default",{` +
  `createHTML:function(h){return h==="<"+"script></"+"script>"||h.indexOf("<")<0?h:null},` +
  `createScript:function(s){return s},` +
  `createScriptURL:function(u){return new URL(u,location).origin===location.origin?u:null}})`;

/** Runs in the head, before anything is painted or loaded. */
export const earlyScript = [trustedTypesScript, themeScript, sessionScript, zodScript].join(";");
