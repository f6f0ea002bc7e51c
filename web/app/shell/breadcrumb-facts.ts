/** Returns the breadcrumb as schema.org data for search engines. */
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
