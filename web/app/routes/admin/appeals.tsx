import { describePage } from "#web/shell/describe-page.ts";

export const meta = describePage({ title: "Appeals", indexed: false });

export { AppealQueue as default } from "#web/features/moderation/appeals/appeal-queue.tsx";
