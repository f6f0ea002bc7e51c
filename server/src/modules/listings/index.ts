export { exportListings } from "./export.ts";
export { approveListing, getListingFigures, rejectListing } from "./service/administer.ts";
export { listShownListings } from "./service/catalogue.ts";
export {
  createListing,
  setListingImages,
  listOwn as listOwnListings,
  submitListing,
} from "./service/own-listings.ts";
