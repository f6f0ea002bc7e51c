import type { SubjectKind } from "@vesper/contract/moderation";
import { useState } from "react";
import { ReportForm } from "./report-form.tsx";
import { ReportThanks } from "./report-thanks.tsx";

/** The form, then its receipt: on a page of its own or inside a dialog. */
export function Report({ target }: { target: { type: SubjectKind; id: string } }) {
  const [receipt, setReceipt] = useState<string | null>(null);
  if (receipt) return <ReportThanks receipt={receipt} />;
  return <ReportForm target={target} onSent={setReceipt} />;
}
