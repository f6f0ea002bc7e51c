import { describePage } from "#web/shell/describe-page.ts";

export const meta = describePage({ title: "Settings", indexed: false });

export { SettingsPage as default } from "#web/features/settings/settings-page.tsx";
