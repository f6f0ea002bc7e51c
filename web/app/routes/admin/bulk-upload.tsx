import { BulkUpload } from "#web/features/bulk-upload/bulk-upload.tsx";
import { describePage } from "#web/shell/describe-page.ts";

export const meta = describePage({ title: "Bulk Upload", indexed: false });

export default function AdminBulkUploadRoute() {
  return <BulkUpload />;
}
