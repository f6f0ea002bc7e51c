import type { Category } from "@vesper/contract/taxonomy";
import { Link } from "react-router";
import { Badge } from "#web/ui/badge.tsx";
import { CategoryIcon } from "#web/ui/category-icon.tsx";
import { categoryTypes, profilesInWords } from "./words.ts";

export function CategoryTile({ category }: { category: Category }) {
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
        <Badge className="self-start max-sm:hidden">{categoryTypes[category.type]}</Badge>
      </div>
      {category.description && (
        <p className="line-clamp-2 text-small text-muted">
          <bdi>{category.description}</bdi>
        </p>
      )}
      <p className="mt-auto text-small font-medium text-accent">{profilesInWords(category.profileCount)}</p>
    </Link>
  );
}
