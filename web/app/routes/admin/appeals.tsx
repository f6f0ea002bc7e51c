import { AppealQueue } from "#web/features/moderation/appeals/appeal-queue.tsx";
import { describePage } from "#web/shell/describe-page.ts";

export const meta = describePage({ title: "Appeals", indexed: false });

export default function AdminAppealsRoute() {
  return <AppealQueue />;
}
