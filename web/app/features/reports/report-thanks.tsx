import type { ReportReceipt } from "@vesper/contract/reports";
import { ReportNumber } from "./report-number.tsx";
import { Thanks } from "./thanks.tsx";

interface ReportThanksProps {
  receipt: ReportReceipt;
  /** The level of the title in its page or dialog. */
  level?: 1 | 2;
}

/** The receipt, and what happens next. */
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
