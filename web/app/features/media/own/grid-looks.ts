/** One beneath the other on a phone, where each lies on its side; columns elsewhere. */
export const gridLooks = "grid gap-4 sm:grid-cols-2 md:grid-cols-3 xl:grid-cols-4";
