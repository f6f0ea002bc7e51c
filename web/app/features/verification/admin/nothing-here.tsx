import { BadgeCheck, SearchX } from "lucide-react";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { isFiltered, type VerificationFilters } from "./filters.ts";

export function NothingHere({ filters }: { filters: VerificationFilters }) {
  return isFiltered(filters) ? (
    <EmptyState
      level={3}
      icon={<SearchX />}
      title="No verifications found"
      text="None is like this. Choose another one above."
      action={{ label: "Show what waits", to: "/admin/verifications" }}
    />
  ) : (
    <EmptyState
      level={3}
      icon={<BadgeCheck />}
      title="Nobody waits to be verified"
      text="New requests and changes after a check appear here by themselves."
    />
  );
}
