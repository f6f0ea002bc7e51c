import type { Category } from "@vesper/contract/profiles/taxonomy";
import { CategoryIcon } from "./category-icon.tsx";
import { categoryTypes } from "./labels.ts";
import { TermList } from "./term-list.tsx";
import type { DealtPeople } from "./term-people.ts";
import { TermTile } from "./term-tile.tsx";

interface CategoryListProps {
  categories: readonly Category[];
  people: DealtPeople;
}

export function CategoryList({ categories, people }: CategoryListProps) {
  return (
    <div className="flex flex-col gap-6">
      <TermList plural="Categories" terms={categories} types={categoryTypes}>
        {(category) => (
          <TermTile
            to={`/category/${category.slug}`}
            term={category}
            type={categoryTypes[category.type]}
            people={people.get(category.slug) ?? []}
            icon={<CategoryIcon category={category} />}
          />
        )}
      </TermList>
    </div>
  );
}
