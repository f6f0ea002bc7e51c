import { describePage } from "#web/shell/describe-page.ts";

export const meta = describePage({ title: "Statistics", indexed: false });

export { OwnStatistics as default } from "#web/features/profiles/statistics/own-statistics.tsx";
