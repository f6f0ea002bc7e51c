import { describePage } from "#web/shell/describe-page.ts";

export const meta = describePage({ title: "Cases", indexed: false });

export { Queue as default } from "#web/features/moderation/cases/queue.tsx";
