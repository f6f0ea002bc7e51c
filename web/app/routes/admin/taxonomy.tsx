import { describePage } from "#web/shell/describe-page.ts";

export const meta = describePage({ title: "Categories & Tags", indexed: false });

export { Taxonomy as default } from "#web/features/taxonomy/admin/taxonomy.tsx";
