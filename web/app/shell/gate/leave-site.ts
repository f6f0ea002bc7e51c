/** Ours to show without asking anyone: no address, no history entry, no name. */
export const neutralUrl = "about:blank";

/** Replaces the page with a neutral one, so that Back does not lead to it again. */
export function leaveSite() {
  document.title = "";
  document.documentElement.hidden = true;
  window.location.replace(neutralUrl);
}
