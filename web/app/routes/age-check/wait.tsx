import { ageCheckPath } from "@vesper/contract/accounts/age-check-path";
import { CheckId, getAgeCheck } from "@vesper/contract/accounts/age-proof";
import { Link, redirect, redirectDocument } from "react-router";
import { apiContext } from "#web/api/client.ts";
import { catchNotFound } from "#web/shared/catch-not-found.ts";
import { toQrOutline } from "#web/shared/qr-outline.ts";
import { describePage } from "#web/shell/describe-page.ts";
import ArrowLeft from "virtual:icons/arrow-left";
import { Card } from "#web/ui/layout/card.tsx";
import { Page, PageHeader } from "#web/ui/layout/page.tsx";
import { RemainingTime } from "./remaining-time.tsx";
import { DeviceForm, QrForm } from "./start-forms.tsx";
import { toReturnPath, useCheckAnswer } from "./use-check-answer.ts";
import { DeviceSteps, QrSteps } from "./wallet-steps.tsx";
import type { Route } from "./+types/wait.ts";

export const meta = describePage({ title: "Age check", indexed: false });

/** The page of one check, for five minutes. */
export const headers = () => ({ "Cache-Control": "no-store" });

const unknown = `${ageCheckPath}?result=ended`;

/** Draws the QR code on the server, so that the page works without a script and no browser loads the library. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const id = CheckId.safeParse(params.id);
  if (!id.success) throw redirect(unknown);
  const check = await catchNotFound(context.get(apiContext).call(getAgeCheck, { params: { id: id.data } }));
  if (!check) throw redirect(unknown);
  if (check.status !== "waiting") throw redirectDocument(toReturnPath(id.data));
  const outline = check.flow === "qr" ? toQrOutline(check.link, "L") : null;
  return { id: id.data, outline, link: check.link, expiresAt: check.expiresAt };
}

export default function WaitRoute({ loaderData: { id, link, outline, expiresAt } }: Route.ComponentProps) {
  useCheckAnswer(id);
  return (
    <Page width="narrow">
      <noscript>
        <meta httpEquiv="refresh" content={`5;url=${toReturnPath(id)}`} />
      </noscript>
      <PageHeader
        title={outline ? "Scan this code with your wallet" : "Open your wallet"}
        text="Your wallet asks whether you want to share one thing: that you’re over 18."
        className="text-center *:mx-auto"
      />
      <Card padding="large" className="flex flex-col items-center gap-6">
        {outline ? <QrSteps outline={outline} /> : <DeviceSteps link={link} />}
        <p className="text-center text-small text-muted">
          <span className="noscript:hidden">
            This page goes on by itself. <RemainingTime until={expiresAt} />
          </span>
          <noscript>This page reloads every few seconds and goes on by itself, for five minutes.</noscript>
        </p>
      </Card>
      <div className="mt-6 flex flex-col gap-2">
        {outline ? <DeviceForm tone="quiet" /> : <QrForm tone="quiet" />}
        <Link
          to={ageCheckPath}
          className="inline-flex min-h-11 items-center gap-1.5 self-center text-small text-muted underline underline-offset-4 hover:text-ink"
        >
          <ArrowLeft aria-hidden className="size-4" />
          Cancel this check
        </Link>
      </div>
    </Page>
  );
}
