import { Link } from "react-router";
import { Button } from "#web/ui/actions/button.tsx";
import CircleCheck from "virtual:icons/circle-check";
import { Card } from "#web/ui/layout/card.tsx";
import { Page } from "#web/ui/layout/page.tsx";
import { type ReactNode, useEffect, useRef } from "react";
import type { ReportReceipt } from "@vesper/contract/moderation/reports";
import type { PictureNoticeReceipt } from "@vesper/contract/media/picture-notices";

interface ThanksProps {
  /** Heading level within the page or dialog. */
  level: 1 | 2;
  children: ReactNode;
}

/** Thank-you message. It replaces the form, so it takes the focus. */
function Thanks({ level, children }: ThanksProps) {
  const Heading = `h${level}` as const;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);

  return (
    <div className="flex flex-col gap-4">
      <CircleCheck aria-hidden className="size-10 text-jade" />
      <Heading ref={title} tabIndex={-1} className="font-serif text-title font-semibold outline-none">
        Thank you for telling us
      </Heading>
      {children}
    </div>
  );
}

/** Page shown in place of the form after a report was sent. */
export function ThanksPage({ children }: { children: ReactNode }) {
  return (
    <Page width="narrow">
      <Card padding="large">{children}</Card>
      <div className="mt-6 flex justify-center">
        <Button tone="outline" render={<Link to="/" />}>
          Go to the home page
        </Button>
      </div>
    </Page>
  );
}

/** Reference number for correspondence with us. */
function ReportNumber({ label, number }: { label: string; number: string }) {
  return (
    <p className="rounded-inner bg-raised px-4 py-3 text-small">
      <span className="block text-caption text-muted">{label}</span>
      <code className="font-mono break-all select-all">{number}</code>
    </p>
  );
}

interface ReportThanksProps {
  receipt: ReportReceipt;
  /** Heading level within the page or dialog. */
  level?: 1 | 2;
}

/** Receipt and next steps. */
export function ReportThanks({ receipt, level = 2 }: ReportThanksProps) {
  return (
    <Thanks level={level}>
      <p>
        We received your report. A person on our team will read it; urgent reports come first. We never tell
        the other person who reported them.
      </p>
      <p className="text-muted">
        {receipt.isMailed
          ? "We’ve emailed you a receipt and will email you again when we’ve decided."
          : "If you’re signed in, we’ll notify you when we’ve reviewed it."}{" "}
        We don’t share the details of decisions about other people. If you contact us about this report,
        please include this reference:
      </p>
      <ReportNumber label="Reference" number={receipt.reference} />
    </Thanks>
  );
}

/** Actions that were already taken, and next steps. */
export function NoticeThanks({ receipt }: { receipt: PictureNoticeReceipt }) {
  return (
    <Thanks level={1}>
      <p>
        {receipt.isHidden
          ? "What you reported is now hidden from everyone, along with every copy we could find. No one can upload it again."
          : "We received your notice."}
      </p>
      {receipt.needsConfirmation && (
        <p>
          <strong className="font-semibold">One more step.</strong> We’ve reviewed this photo once before.
          Open the link we just emailed you, and we’ll hide the photo again until we decide.
        </p>
      )}
      <p className="text-muted">
        A person on our team will decide within 48 hours. We’ve emailed you a receipt and will email you again
        with our decision. If you contact us about this notice, please include this reference:
      </p>
      <ReportNumber label="Reference" number={receipt.reference} />
    </Thanks>
  );
}
