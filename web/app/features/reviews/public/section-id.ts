/** Where links to the reviews of a profile lead. */
export const sectionId = "reviews";
