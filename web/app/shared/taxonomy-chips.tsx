import { PageLink } from "#web/ui/actions/page-link.tsx";
import { Chip } from "#web/ui/actions/chip.tsx";

interface TaxonomyTerm {
  slug: string;
  name: string;
}

interface TaxonomyChipsProps {
  category: TaxonomyTerm | null;
  tags: readonly TaxonomyTerm[];
  label?: string;
}

/** Category and tags of an item, as links. */
export function TaxonomyChips({ category, tags, label }: TaxonomyChipsProps) {
  const terms = [
    ...(category ? [{ to: `/category/${category.slug}`, name: category.name }] : []),
    ...tags.map(({ slug, name }) => ({ to: `/tag/${slug}`, name })),
  ];
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {terms.map(({ to, name }) => (
        <li key={to}>
          <Chip render={<PageLink to={to} />}>{name}</Chip>
        </li>
      ))}
    </ul>
  );
}
