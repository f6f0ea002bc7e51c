import { PictureRow } from "#web/features/media/admin/picture-row.tsx";
import { CaseFile } from "#web/features/moderation/cases/case-file.tsx";
import type { StatementDraft } from "#web/features/moderation/cases/statement-draft.ts";
import { dayOf } from "#web/features/moderation/own/dates.ts";
import { Statement } from "#web/features/moderation/own/statement.tsx";
import { describePage } from "#web/shell/describe-page.ts";
import type { Route } from "./+types/case.ts";

export const meta = describePage({ title: "Case", indexed: false });

export default function CaseRoute({ params }: Route.ComponentProps) {
  return <CaseFile key={params.id} id={params.id} Preview={Preview} Pictures={PictureRow} />;
}

function Preview({ statement }: { statement: StatementDraft }) {
  return (
    <>
      <Statement notice={statement} now={new Date(statement.createdAt)} level={3} />
      <p className="mt-3 border-t border-line pt-2.5 text-small text-muted">
        And how to appeal, until {dayOf(statement.appealUntil)}.
      </p>
    </>
  );
}
