import { Images, Search } from "lucide-react";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";

export function EmptyMedia({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered) {
    return (
      <EmptyState
        level={3}
        icon={<Search />}
        title="No media found."
        text="Nothing of yours is like this. Choose another filter, or see everything."
        action={{ label: "Show all", to: "/supplier/media" }}
      />
    );
  }
  return (
    <EmptyState
      level={3}
      icon={<Images />}
      title="No media yet. Start by uploading your first media file!"
      action={{ label: "Add New Media", to: "/supplier/media/new" }}
    />
  );
}
