import { z } from "zod";
import type { Reason } from "./reasons.ts";

export const RefusalKind = z.enum([
  "unreadable",
  "code_missing",
  "other_person",
  "document_invalid",
  "does_not_match",
  "underage",
  "forged",
  "other",
]);
export type RefusalKind = z.output<typeof RefusalKind>;

interface RefusalText {
  label: string;
  /** Default explanation to the person; the admin can replace it. */
  sentence: string;
  /** Catalog reason that the refusal falls under. */
  reason: Reason;
}

/** Reasons to refuse a verification: one catalog for admins and for the people concerned. */
export const refusals: Record<RefusalKind, RefusalText> = {
  unreadable: {
    label: "Unreadable",
    sentence: "We couldn’t read your document. Lay it flat and take the photo in daylight, without glare.",
    reason: "other",
  },
  code_missing: {
    label: "Code or gesture missing",
    sentence: "Your selfie doesn’t show the code and gesture we asked for. Please submit a new request.",
    reason: "other",
  },
  other_person: {
    label: "Not the same person",
    sentence: "The person in the selfie isn’t the person in the document.",
    reason: "impersonation",
  },
  document_invalid: {
    label: "Document not accepted",
    sentence:
      "The document has expired, or isn’t a government-issued photo ID. Please submit a new request with a valid one.",
    reason: "other",
  },
  does_not_match: {
    label: "Doesn’t match the profile",
    sentence: "The profile doesn’t show the person we verified. Please verify your identity again.",
    reason: "impersonation",
  },
  underage: {
    label: "Under 18",
    sentence: "The document shows an age under 18. This site is for adults only.",
    reason: "underage",
  },
  forged: {
    label: "Altered or forged",
    sentence: "The document or the selfie was altered.",
    reason: "impersonation",
  },
  other: {
    label: "Another reason",
    sentence: "",
    reason: "other",
  },
};
