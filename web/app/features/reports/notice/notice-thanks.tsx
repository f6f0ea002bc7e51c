import type { PictureNoticeReceipt } from "@vesper/contract/picture-notices";
import { ReportNumber } from "../report-number.tsx";
import { Thanks } from "../thanks.tsx";

/** What has happened already, and what happens next. */
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
