import { OwnMedia } from "#web/features/media/own/own-media.tsx";
import { describePage } from "#web/shell/describe-page.ts";

export const meta = describePage({ title: "My Media", indexed: false });

export default function SupplierMediaRoute() {
  return <OwnMedia />;
}
