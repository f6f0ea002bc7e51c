import type { Category } from "@vesper/contract/profiles/taxonomy";
import { Link } from "react-router";
import { CategoryIcon } from "#web/shared/category-icon.tsx";
import { categoryTypes, formatProfileCount } from "./labels.ts";
import { TermList } from "./term-list.tsx";

export function CategoryList({ categories }: { categories: readonly Category[] }) {
  return (
    <div className="flex flex-col gap-6">
      <TermList plural="Categories" terms={categories} types={categoryTypes}>
        {(category) => <CategoryTile category={category} />}
      </TermList>
    </div>
  );
}

function CategoryTile({ category }: { category: Category }) {
  return (
    <Link
      to={`/category/${category.slug}`}
      className="flex h-full flex-col gap-2 rounded-card border border-line bg-surface p-4 hover:border-line-strong hover:bg-hover/50 sm:p-5"
    >
      <div className="flex items-center gap-3">
        <CategoryIcon icon={category.icon} />
        <h2 className="min-w-0 flex-1 font-serif text-lead font-semibold wrap-anywhere">
          <bdi>{category.name}</bdi>
        </h2>
      </div>
      {category.description && (
        <p className="line-clamp-2 text-small text-muted">
          <bdi>{category.description}</bdi>
        </p>
      )}
      <p className="mt-auto flex flex-wrap justify-between gap-x-3 text-small">
        <span className="font-medium text-accent">{formatProfileCount(category.profileCount)}</span>
        <span className="text-muted">{categoryTypes[category.type]}</span>
      </p>
    </Link>
  );
}
