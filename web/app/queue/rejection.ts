import { useSchemaForm } from "#web/ui/forms/use-schema-form.ts";
import { limits } from "@vesper/contract/core/limits";
import { Reason, reasons } from "@vesper/contract/moderation/reasons";
import { text } from "@vesper/contract/core/text";
import { z } from "zod";

/** The form of a no, empty at first. */
export const useRejectionForm = () => useSchemaForm(Rejection, { reason: "", category: "other" });

/** What goes along with a no. */
export const Rejection = z.object({ reason: text(limits.moderation.sentence, 1), category: Reason });
export type Rejection = z.output<typeof Rejection>;

/** The catalogue of reasons as the options of a select. */
export const reasonOptions = Reason.options.map((value) => ({ value, label: reasons[value].label }));
