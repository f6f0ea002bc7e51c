import { CaseFile } from "#web/features/moderation/cases/file/case-file.tsx";
import { describePage } from "#web/shell/describe-page.ts";
import type { Route } from "./+types/case.ts";

export const meta = describePage({ title: "Case", indexed: false });

export default function CaseRoute({ params }: Route.ComponentProps) {
  return <CaseFile key={params.id} id={params.id} />;
}
