import { useQuery } from "@tanstack/react-query";
import { ListChecks } from "lucide-react";
import { HouseRulesForm } from "#web/features/house-rules/own/house-rules-form.tsx";
import { houseRulesQuery } from "#web/features/house-rules/own/queries.ts";
import { describePage } from "#web/shell/describe-page.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { LoadFailure } from "#web/ui/feedback/load-failure.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";

export const meta = describePage({ title: "House Rules", indexed: false });

export default function SupplierHouseRulesRoute() {
  const query = useQuery(houseRulesQuery);
  const { data: houseRules, isLoadingError } = query;
  if (isLoadingError) return <LoadFailure message="Failed to load house rules" query={query} />;
  if (houseRules === undefined) return <HouseRulesSkeleton />;
  if (houseRules) return <HouseRulesForm houseRules={houseRules} />;
  return (
    <EmptyState
      icon={<ListChecks />}
      title="No house rules yet"
      text="You can write them once you have a profile."
      action={{ to: "/supplier/profile", label: "Create your profile" }}
    />
  );
}

function HouseRulesSkeleton() {
  return (
    <div aria-busy="true">
      <span className="sr-only">Loading house rules</span>
      <Skeleton className="h-96 w-full rounded-card" />
    </div>
  );
}
