import type { PictureNoticeReceipt } from "@vesper/contract/media/picture-notices";
import { useState } from "react";
import { DangerLine } from "#web/features/reports/danger-line.tsx";
import { NoticeForm } from "#web/features/reports/notice/notice-form.tsx";
import { NoticeThanks, ThanksPage } from "#web/features/reports/thanks.tsx";
import { describePage } from "#web/shell/describe-page.ts";
import { Card } from "#web/ui/layout/card.tsx";
import { Page, PageHeader } from "#web/ui/layout/page.tsx";
import { Prose } from "#web/ui/layout/prose.tsx";
import { SupportLink } from "./site-details.tsx";

export const meta = describePage({
  title: "An intimate picture without consent",
  description: "How to have an intimate picture taken down that was published here without consent.",
});

export default function IntimateImageRoute() {
  const [receipt, setReceipt] = useState<PictureNoticeReceipt | null>(null);
  if (receipt) {
    return (
      <ThanksPage>
        <NoticeThanks receipt={receipt} />
      </ThanksPage>
    );
  }
  return (
    <Page width="medium">
      <PageHeader
        title="An intimate picture without consent"
        text="It is not your fault, and you are not alone with it. Tell us which picture it is, and it is hidden at once. You need no account."
      />
      <div className="flex flex-col gap-6">
        <DangerLine />
        <Prose>
          <ul>
            <li>
              When your notice is complete, we hide the picture and every copy of it before anybody looks.
            </li>
            <li>A person of our staff decides within 48 hours and tells you by mail.</li>
            <li>Whoever published it learns that it is hidden and why, but never who wrote to us.</li>
          </ul>
        </Prose>
        <Card padding="large">
          <noscript>
            <p>
              This form needs JavaScript. Without it, please write to <SupportLink /> and name the address of
              the page. We hide the picture by hand.
            </p>
          </noscript>
          <NoticeForm onSent={setReceipt} />
        </Card>
      </div>
    </Page>
  );
}
