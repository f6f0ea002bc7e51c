import { sessionKeys } from "#web/session/stored-session.ts";
import { themeScript } from "#web/ui/layout/theme.ts";

/** Lets the first paint show account placeholders instead of "Sign In" to signed-in users. */
const sessionScript =
  `try{if(localStorage.getItem("${sessionKeys.access}")&&localStorage.getItem("${sessionKeys.user}"))` +
  `document.documentElement.dataset.session="restoring"}catch(e){}`;

// Keeps Zod from using eval, which the CSP forbids. Zod reads this setting before its first schema, so no module
// could set it in time.
const zodScript = "globalThis.__zod_globalConfig={jitless:true}";

/**
 * The page's only Trusted Types policy. It allows the empty script markup with which React creates script elements,
 * and text without markup, such as structured data. Any other HTML is refused, and so are script URLs from other
 * origins. Script text passes, because the CSP runs only scripts whose hash it lists.
 */
const trustedTypesScript =
  `self.trustedTypes&&trustedTypes.createPolicy("default",{` +
  `createHTML:function(h){return h==="<"+"script></"+"script>"||h.indexOf("<")<0?h:null},` +
  `createScript:function(s){return s},` +
  `createScriptURL:function(u){return new URL(u,location).origin===location.origin?u:null}})`;

/** Runs in the head, before first paint and before any module loads. */
export const earlyScript = [trustedTypesScript, themeScript, sessionScript, zodScript].join(";");
