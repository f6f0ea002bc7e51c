import { ReportableKind } from "@vesper/contract/moderation/moderation";
import type { ReportReceipt } from "@vesper/contract/moderation/reports";
import { useState } from "react";
import { data, isRouteErrorResponse, useLocation } from "react-router";
import { z } from "zod";
import { apiContext } from "#web/api/client.ts";
import { DangerLine } from "#web/features/reports/danger-line.tsx";
import { findPublicName } from "#web/features/reports/reported-page.ts";
import { ReportForm } from "#web/features/reports/report-form.tsx";
import { ReportThanks, ThanksPage } from "#web/features/reports/thanks.tsx";
import { targetLabels } from "#web/features/reports/report-fields.ts";
import { CrashScreen } from "#web/shell/crash-screen.tsx";
import { describePage } from "#web/shell/describe-page.ts";
import { NotFound } from "#web/shell/not-found.tsx";
import { useSite } from "#web/shell/site.ts";
import { Card } from "#web/ui/layout/card.tsx";
import { Page, PageHeader } from "#web/ui/layout/page.tsx";
import type { Route } from "./+types/report.ts";

export const meta = describePage({ title: "Report", indexed: false });

const Target = z.object({ type: ReportableKind, id: z.uuid() });

/**
 * Returns the name of the target only if every visitor may see it: the page must not reveal whether any other target
 * exists.
 */
export async function loader({ params, context }: Route.LoaderArgs) {
  const target = Target.safeParse(params);
  if (!target.success) throw data(null, { status: 404 });
  return { ...target.data, name: await findPublicName(context.get(apiContext), target.data) };
}

export default function ReportRoute({ loaderData: target }: Route.ComponentProps) {
  const [receipt, setReceipt] = useState<ReportReceipt | null>(null);
  const name = useReportedName(target.name);
  if (receipt) {
    return (
      <ThanksPage>
        <ReportThanks receipt={receipt} level={1} />
      </ThanksPage>
    );
  }
  return (
    <Page width="medium">
      <PageHeader
        title={
          name ? (
            <>
              Report {targetLabels[target.type]}: <bdi>{name}</bdi>
            </>
          ) : (
            `Report ${targetLabels[target.type]}`
          )
        }
        text="You don’t need an account, and we never tell the other person who reported them. We review reports about minors or coercion first."
      />
      <div className="flex flex-col gap-6">
        <DangerLine />
        <Card padding="large">
          <NoScriptHint />
          <ReportForm target={target} onSent={setReceipt} />
        </Card>
      </div>
    </Page>
  );
}

/**
 * Returns the name of the reported item. If the item is not public, this is the name passed on by the referring
 * page, if any.
 */
function useReportedName(publicName: string | null): string | null {
  const { state } = useLocation() as { state: { reported?: string } | null };
  return publicName ?? state?.reported ?? null;
}

function NoScriptHint() {
  const { supportEmail } = useSite();
  return (
    <noscript>
      <p className="mb-6">
        This form needs JavaScript. Without it, please email us at{" "}
        <a href={`mailto:${supportEmail}?subject=Report`} className="break-all text-accent underline">
          {supportEmail}
        </a>
        .
      </p>
    </noscript>
  );
}

/** An error response has only one cause: the URL identifies nothing that can be reported. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) ? <NotFound /> : <CrashScreen />;
}
