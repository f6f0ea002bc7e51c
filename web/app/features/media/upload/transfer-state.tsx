import { CircleAlert, CircleCheck } from "lucide-react";
import { ProgressBar } from "#web/ui/feedback/progress-bar.tsx";
import type { Transfer } from "./transfer.ts";

/** How far one file is, in a bar and in words. */
export function TransferState({ transfer }: { transfer: Transfer | undefined }) {
  switch (transfer?.status) {
    case undefined:
      return null;
    case "waiting":
      return <ProgressBar label="Waiting for its turn" value={0} />;
    case "sending":
      return <ProgressBar label="Uploading" value={transfer.share} />;
    case "finishing":
      return <ProgressBar label="Finishing" valueText="Almost there" />;
    case "done":
      return (
        <p className="flex items-start gap-1.5 text-small font-medium text-jade">
          <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0" />
          Uploaded
        </p>
      );
    case "failed":
      return (
        <p role="alert" className="flex items-start gap-1.5 text-small font-medium text-danger">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {transfer.message}
        </p>
      );
  }
}
