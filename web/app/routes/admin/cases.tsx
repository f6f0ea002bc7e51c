import { Queue } from "#web/features/moderation/cases/queue.tsx";
import { describePage } from "#web/shell/describe-page.ts";

export const meta = describePage({ title: "Cases", indexed: false });

export default function CasesRoute() {
  return <Queue />;
}
