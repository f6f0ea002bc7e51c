import { ReportDraft } from "@vesper/contract/moderation/reports";
import { limits } from "@vesper/contract/core/limits";
import { Reason } from "@vesper/contract/moderation/reasons";
import { Email, text } from "@vesper/contract/core/text";
import type { UseFormReturn } from "react-hook-form";
import { z } from "zod";
import { ApiError } from "#web/api/api-error.ts";
import { getErrorMessage } from "#web/api/error-message.ts";
import type { ReportableKind } from "@vesper/contract/moderation/moderation";

/** Names of reportable items as reporters would call them. */
export const targetLabels: Record<ReportableKind, string> = {
  profile: "a profile",
  listing: "a listing",
  media: "a photo or video",
  review: "a review",
  message: "a message",
  user: "a person",
};

/** Fields the reporter fills in; the subject comes from the page. */
export const ReportFields = ReportDraft.pick({ details: true })
  .extend({
    reason: z.enum(Reason.options, "Choose a reason."),
    name: text(limits.name.max),
    email: z.union([z.literal(""), Email]),
    goodFaith: z.boolean(),
  })
  .refine(({ email, goodFaith }) => email === "" || goodFaith, {
    path: ["goodFaith"],
    message: "Please confirm this statement.",
  });
export type ReportFields = z.output<typeof ReportFields>;
type ReportInput = z.input<typeof ReportFields>;
export type ReportFormState = UseFormReturn<ReportInput, unknown, ReportFields>;

/** Returns the contact to send, if one was entered. */
export const toContact = ({ name, email, goodFaith }: ReportFields) =>
  email ? { email, goodFaith, ...(name && { name }) } : {};

/** Returns the error message for a failed report. */
export function getReportFailure(error: unknown): string {
  if (error instanceof ApiError && error.status === 404)
    return "What you’re reporting doesn’t exist or was removed.";
  return getErrorMessage(error, "Failed to send your report.");
}
