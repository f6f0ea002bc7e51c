import type { Category } from "@vesper/contract/taxonomy";
import { Badge } from "#web/ui/data/badge.tsx";
import { classes } from "#web/ui/actions/classes.ts";
import { ActiveBadge } from "./active-badge.tsx";
import { CategoryIcon } from "#web/shared/category-icon.tsx";
import { ProfileCount } from "./profile-count.tsx";
import { rowLooks } from "./row-looks.ts";
import type { TaskHandler } from "./task.ts";
import { TermActions } from "./term-actions.tsx";
import { categoryTypeNames } from "./labels.ts";

interface CategoryRowProps {
  category: Category;
  parent: Category | undefined;
  onTask: TaskHandler;
}

export function CategoryRow({ category, parent, onTask }: CategoryRowProps) {
  return (
    <tr>
      <th scope="row" className={rowLooks.name}>
        <span className="flex items-center gap-3">
          <CategoryIcon icon={category.icon} />
          <bdi className="min-w-0 wrap-anywhere">{category.name}</bdi>
        </span>
      </th>
      <td data-beside className="wrap-anywhere text-muted">
        {category.slug}
      </td>
      <td data-beside>
        <Badge className="ring-1 ring-line ring-inset">{categoryTypeNames[category.type]}</Badge>
      </td>
      <td data-beside className={classes("wrap-anywhere text-muted", !parent && "max-lg:hidden")}>
        <ParentName parent={parent} />
      </td>
      <td data-beside data-numeric className="text-muted">
        <span className="lg:hidden">Order </span>
        {category.sortOrder}
      </td>
      <td data-beside data-numeric className="text-muted">
        <ProfileCount count={category.profileCount} />
      </td>
      <td data-beside className={category.isActive ? rowLooks.usual : undefined}>
        <ActiveBadge isActive={category.isActive} />
      </td>
      <td className={rowLooks.actions}>
        <TermActions
          name={category.name}
          onEdit={() => onTask({ noun: "category", kind: "edit", category })}
          onDelete={() => onTask({ noun: "category", kind: "delete", category })}
        />
      </td>
    </tr>
  );
}

function ParentName({ parent }: { parent: Category | undefined }) {
  if (!parent) {
    return (
      <>
        <span aria-hidden>–</span>
        <span className="sr-only">None</span>
      </>
    );
  }
  return (
    <>
      <span className="lg:hidden">in </span>
      <bdi>{parent.name}</bdi>
    </>
  );
}
