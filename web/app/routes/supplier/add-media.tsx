import { UploadForm } from "#web/features/media/upload/upload-form.tsx";
import { describePage } from "#web/shell/describe-page.ts";

export const meta = describePage({ title: "Add New Media", indexed: false });

export default function SupplierAddMediaRoute() {
  return <UploadForm />;
}
