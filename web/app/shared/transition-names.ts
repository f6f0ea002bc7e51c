/**
 * Returns the names of the view transition between a card and its profile page. They contain the slug, because a
 * profile page also shows the cards of other people and names must be unique on a page.
 */
export const getTransitionNames = (slug: string) => ({
  picture: `picture-${slug}`,
  name: `name-${slug}`,
});
