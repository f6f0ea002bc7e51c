import { describePage } from "#web/shell/describe-page.ts";

export const meta = describePage({ title: "My Media", indexed: false });

export { OwnMedia as default } from "#web/features/media/own/own-media.tsx";
