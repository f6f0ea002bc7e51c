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
  title: "Intimate photo shared without consent",
  description: "How to have us remove an intimate photo that was published here without consent.",
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
        size="display"
        title="Intimate photo shared without consent"
        text="This isn’t your fault, and you’re not alone. Tell us which photo it is, and we’ll hide it right away. You don’t need an account."
      />
      <div className="flex flex-col gap-6">
        <DangerLine />
        <Prose>
          <ul>
            <li>
              When your notice is complete, we hide the photo and every copy of it before anyone reviews it.
            </li>
            <li>A person on our team decides within 48 hours and emails you the result.</li>
            <li>We tell the person who published it that it’s hidden and why, but never who contacted us.</li>
          </ul>
        </Prose>
        <Card padding="large">
          <noscript>
            <p>
              This form needs JavaScript. Without it, please write to <SupportLink /> and include the address
              of the page. We’ll hide the photo by hand.
            </p>
          </noscript>
          <NoticeForm onSent={setReceipt} />
        </Card>
      </div>
    </Page>
  );
}
