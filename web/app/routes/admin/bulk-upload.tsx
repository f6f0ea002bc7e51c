import { describePage } from "#web/shell/describe-page.ts";

export const meta = describePage({ title: "Bulk Upload", indexed: false });

export { BulkUpload as default } from "#web/features/bulk-upload/bulk-upload.tsx";
