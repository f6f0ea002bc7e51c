/** Neutral page that needs no request and leaves no address, history entry or title. */
export const neutralUrl = "about:blank";

/** Replaces the page with a neutral one, so that Back does not return to it. */
export function leaveSite() {
  document.title = "";
  document.documentElement.hidden = true;
  window.location.replace(neutralUrl);
}
