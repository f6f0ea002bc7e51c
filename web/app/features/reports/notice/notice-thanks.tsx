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
      <p className="text-muted">
        A person of our staff decides within 48 hours. We have mailed you a receipt and write once more when
        it is decided. You need not do anything else. If you write to us about it, please name this number:
      </p>
      <ReportNumber label="Number of your notice" number={receipt._id} />
    </Thanks>
  );
}
