import { Taxonomy } from "#web/features/taxonomy/admin/taxonomy.tsx";
import { describePage } from "#web/shell/describe-page.ts";

export const meta = describePage({ title: "Categories & Tags", indexed: false });

export default function AdminTaxonomyRoute() {
  return <Taxonomy />;
}
