import { useQuery } from "@tanstack/react-query";
import { type Category, deleteCategory } from "@vesper/contract/taxonomy";
import { api } from "#web/session/api.ts";
import { DeleteTermDialog } from "./delete-term-dialog.tsx";
import { categoriesKey, categoriesQuery } from "./queries.ts";
import type { TaskDialogProps } from "./task.ts";

export function DeleteCategoryDialog({ category, ...shown }: TaskDialogProps & { category: Category }) {
  const { data: all = [] } = useQuery(categoriesQuery);
  const hasChildren = all.some(({ parentId }) => parentId === category._id);
  return (
    <DeleteTermDialog
      {...shown}
      name={category.name}
      noun="category"
      text={
        hasChildren
          ? "Its page goes at once, and the categories under it stay without a parent. This cannot be undone."
          : "Its page goes at once. This cannot be undone."
      }
      remove={(force) =>
        api.call(deleteCategory, { params: { id: category._id }, query: { force: force ? "true" : "false" } })
      }
      queryKey={categoriesKey}
    />
  );
}
