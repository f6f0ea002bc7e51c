import { CircleCheck, Search } from "lucide-react";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { type CaseFilters, isFiltered } from "./case-filters.ts";

export function EmptyQueue({ filters }: { filters: CaseFilters }) {
  if (!isFiltered(filters)) {
    return (
      <EmptyState
        level={3}
        icon={<CircleCheck />}
        title="No cases are waiting."
        text="Everything that was reported has been decided. New reports appear here by themselves."
      />
    );
  }
  return (
    <EmptyState
      level={3}
      icon={<Search />}
      title="No cases found."
      text="No case is like this. Choose another filter, or see the whole queue."
      action={{ label: "Show all open cases", to: "/admin/cases" }}
    />
  );
}
