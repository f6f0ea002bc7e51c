import type { reviewMedia } from "@vesper/contract/media";
import { limits } from "@vesper/contract/limits";
import { Reason, reasons } from "@vesper/contract/reasons";
import { text } from "@vesper/contract/text";
import { z } from "zod";

/** What goes along with a no. */
export const Rejection = z.object({
  rejectionReason: text(limits.moderation.sentence, 1),
  category: Reason,
});
export type Rejection = z.output<typeof Rejection>;

export type Verdict = z.input<typeof reviewMedia.body>;

export const categories = Object.entries(reasons).map(([value, { label }]) => ({ value, label }));
