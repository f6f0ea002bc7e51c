export { exportListings } from "./export.ts";
export { approveListing, getListingFigures, rejectListing } from "./service/administer.ts";
export { illustrateListing } from "./service/illustrate.ts";
export { createListing, listOwn as listOwnListings, submitListing } from "./service/own-listings.ts";
export { listShownListings } from "./service/shown-listings.ts";
