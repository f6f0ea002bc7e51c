import { CircleCheck } from "lucide-react";
import { Link } from "react-router";
import { Button } from "#web/ui/actions/button.tsx";
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

/** Replaces the form, so it takes the focus. */
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

/** Replaces the page with the form. */
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
        Your report has arrived. A person of our staff reads it; urgent ones come first. The other side is
        never told who reported.
      </p>
      <p className="text-muted">
        {receipt.isMailed
          ? "We have mailed you a receipt and will write again when it is decided. "
          : "If you are signed in, we tell you when it has been looked at. "}
        What exactly was decided about somebody else stays between them and us. If you write to us about it,
        please name this reference:
      </p>
      <ReportNumber label="Reference" number={receipt.reference} />
    </Thanks>
  );
}

/** Actions already taken, and next steps. */
export function NoticeThanks({ receipt }: { receipt: PictureNoticeReceipt }) {
  return (
    <Thanks level={1}>
      <p>
        {receipt.isHidden
          ? "What you named is hidden from everybody already, together with every copy that we could find. Nobody can upload it again."
          : "Your notice has arrived. A person of our staff looks at it as soon as possible."}
      </p>
      {receipt.needsConfirmation && (
        <p>
          <strong className="font-semibold">One step is left.</strong> We have looked at this picture once
          before. Please open the link that we have just mailed you, and it is hidden again until we have
          decided.
        </p>
      )}
      <p className="text-muted">
        A person of our staff decides within 48 hours. We have mailed you a receipt and write once more when
        it is decided. If you write to us about it, please name this reference:
      </p>
      <ReportNumber label="Reference" number={receipt.reference} />
    </Thanks>
  );
}
