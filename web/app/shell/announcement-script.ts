export const storageKey = "dismissedAnnouncement";

/** Runs while the page is parsed, right after the bar, so that a dismissed one is never painted. */
export const announcementScript =
  `try{var a=document.getElementById("announcement");` +
  `if(localStorage.getItem("${storageKey}")===a.dataset.id)a.hidden=true}catch(e){}`;
