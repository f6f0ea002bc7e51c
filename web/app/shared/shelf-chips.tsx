import { Link } from "react-router";
import { Chip } from "#web/ui/actions/chip.tsx";

interface Shelf {
  slug: string;
  name: string;
}

interface ShelfChipsProps {
  category: Shelf | null;
  tags: readonly Shelf[];
  label?: string;
}

/** The category and the tags under which something is found. */
export function ShelfChips({ category, tags, label }: ShelfChipsProps) {
  const shelves = [
    ...(category ? [{ to: `/category/${category.slug}`, name: category.name }] : []),
    ...tags.map(({ slug, name }) => ({ to: `/tag/${slug}`, name })),
  ];
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {shelves.map(({ to, name }) => (
        <li key={to}>
          <Chip render={<Link to={to} />}>{name}</Chip>
        </li>
      ))}
    </ul>
  );
}
