/** Page that explains the age check. */
export const ageCheckPath = "/age-check";

/** Returns the address of that page, which leads back to `to` once the age is proven. */
export const toAgeCheckPath = (to: string): string =>
  to === "/" ? ageCheckPath : `${ageCheckPath}?to=${encodeURIComponent(to)}`;
