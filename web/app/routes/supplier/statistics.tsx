import { OwnStatistics } from "#web/features/profiles/statistics/own-statistics.tsx";
import { describePage } from "#web/shell/describe-page.ts";

export const meta = describePage({ title: "Statistics", indexed: false });

export default function SupplierStatisticsRoute() {
  return <OwnStatistics />;
}
