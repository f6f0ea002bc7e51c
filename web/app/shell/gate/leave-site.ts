import { forgetSearchTraces } from "#web/session/forget-searches.ts";

/** Neutral page that needs no request and leaves no address, history entry or title. */
export const neutralUrl = "about:blank";

/** Replaces the page with a neutral one, so that Back does not return to it, and forgets the searches. */
export function leaveSite() {
  forgetSearchTraces();
  document.title = "";
  document.documentElement.hidden = true;
  window.location.replace(neutralUrl);
}
