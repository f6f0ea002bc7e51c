import { describePage } from "#web/shell/describe-page.ts";

export const meta = describePage({ title: "Add New Media", indexed: false });

export { UploadForm as default } from "#web/features/media/upload/upload-form.tsx";
