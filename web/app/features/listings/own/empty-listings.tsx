import { Search, Tag } from "lucide-react";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";

export function EmptyListings({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered) {
    return (
      <EmptyState
        level={3}
        icon={<Search />}
        title="No listings found"
        text="None of yours is in this state."
        action={{ label: "Show all", to: "/supplier/listings" }}
      />
    );
  }
  return (
    <EmptyState
      level={3}
      icon={<Tag />}
      title="No listings yet"
      text="Write down what you offer: a dinner, a walk through the city, company for an event."
      action={{ label: "Write your first listing", to: "/supplier/listings/new" }}
    />
  );
}
