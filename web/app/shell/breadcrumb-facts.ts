/** The way to a page, as search engines show it above its title. */
export const getBreadcrumbFacts = (
  steps: readonly { name: string; path: string }[],
  absolute: (path: string) => string,
) => ({
  "@type": "BreadcrumbList",
  itemListElement: steps.map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: absolute(path),
  })),
});
