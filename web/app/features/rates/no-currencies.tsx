import { SearchX } from "lucide-react";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";

export function NoCurrencies({ onShowAll }: { onShowAll: () => void }) {
  return (
    <EmptyState
      level={3}
      icon={<SearchX />}
      title="No currencies found"
      text="No code, name or sign is like this."
      action={{ label: "Clear search", onAction: onShowAll }}
    />
  );
}
