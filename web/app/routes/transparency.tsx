import { getTransparency, smallestPublished } from "@vesper/contract/moderation/transparency";
import { apiContext } from "#web/api/client.ts";
import { QuarterCard } from "#web/features/insights/public/quarter-card.tsx";
import { describePage } from "#web/shell/describe-page.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import ChartNoAxesColumn from "virtual:icons/chart-no-axes-column";
import { Page, PageHeader } from "#web/ui/layout/page.tsx";
import type { Route } from "./+types/transparency.ts";

export const meta = describePage({
  title: "Transparency",
  description:
    "What people reported to us and what we decided, quarter by quarter, counted from our records.",
});

export async function loader({ context }: Route.LoaderArgs) {
  return (await context.get(apiContext).call(getTransparency)).data;
}

export default function TransparencyRoute({ loaderData: quarters }: Route.ComponentProps) {
  return (
    <Page width="medium">
      <PageHeader
        size="display"
        title="Transparency"
        text={`What people reported to us and what we decided, counted from our records every night. We don’t give exact numbers from 1 to ${smallestPublished - 1}, because they could identify someone.`}
      />
      {quarters.length === 0 ? (
        <EmptyState
          level={2}
          icon={<ChartNoAxesColumn />}
          title="No figures yet"
          text="We count every night, so the first figures will appear by tomorrow morning."
        />
      ) : (
        <ul className="flex flex-col gap-6">
          {quarters.map((quarter) => (
            <li key={quarter.from}>
              <QuarterCard quarter={quarter} />
            </li>
          ))}
        </ul>
      )}
    </Page>
  );
}
