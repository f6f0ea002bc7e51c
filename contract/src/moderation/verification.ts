import { z } from "zod";
import { staff, supplier } from "../core/endpoint.ts";
import { Id, one } from "../core/envelope.ts";
import { limits } from "../core/limits.ts";
import { Person } from "../accounts/person.ts";
import { reviewEndpoints } from "./review-endpoints.ts";
import { text } from "../core/text.ts";
import { RefusalKind } from "./verification-refusals.ts";

/** A request comes with pictures; a re-check asks whether a verification still holds after a change. */
export const VerificationKind = z.enum(["request", "recheck"]);
export type VerificationKind = z.output<typeof VerificationKind>;

export const VerificationStatus = z.enum(["asked", "waiting", "approved", "rejected", "expired"]);
export type VerificationStatus = z.output<typeof VerificationStatus>;

export const PictureKind = z.enum(["document", "selfie"]);
export type PictureKind = z.output<typeof PictureKind>;

/** Document that proves age and identity. */
export const DocumentKind = z.enum(["passport", "identity_card", "driving_licence", "residence_permit"]);
export type DocumentKind = z.output<typeof DocumentKind>;

/**
 * A field that has changed since the verification. A photo is given by its id, and only if it belongs to the person.
 */
export const CheckedFieldChange = z.object({
  field: z.enum(["name", "age", "photo"]),
  before: z.string().nullable(),
  after: z.string().nullable(),
});
export type CheckedFieldChange = z.output<typeof CheckedFieldChange>;

/** A month such as `2026-11`. No more exact date is stored. */
export const Month = z.string().regex(/^\d{4}-\d{2}$/, "must look like 2026-11");

/** Code to write on paper and gesture to make in the selfie, with an expiry. */
export const Challenge = z.object({ code: z.string(), gesture: z.string(), expiresAt: z.iso.datetime() });
export type Challenge = z.output<typeof Challenge>;

export const OwnRequest = z.object({
  status: VerificationStatus,
  /** Set while the code is valid. */
  challenge: Challenge.nullable(),
  submittedAt: z.iso.datetime().nullable(),
  decidedAt: z.iso.datetime().nullable(),
  refusal: RefusalKind.nullable(),
  explanation: z.string().nullable(),
});
export type OwnRequest = z.output<typeof OwnRequest>;

/** A person's verification status. */
export const OwnVerification = z.object({
  hasProfile: z.boolean(),
  /** Whether visitors see the badge now. */
  isVerified: z.boolean(),
  /** Month in which staff checked age and identity. */
  month: Month.nullable(),
  /** The newest request. */
  request: OwnRequest.nullable(),
  /** Changes since the verification that staff have not confirmed yet. */
  recheck: z.object({ since: z.iso.datetime(), changes: z.array(CheckedFieldChange) }).nullable(),
  /** Maximum number of days the pictures are stored while they wait for review. */
  keptFor: z.int(),
});
export type OwnVerification = z.output<typeof OwnVerification>;

export const getVerification = supplier.get("/verification", "Get your verification status", {
  response: one(OwnVerification),
});

export const requestVerification = supplier.post(
  "/verification",
  "Request verification: returns a code and a gesture for the selfie; a repeated request returns new ones",
  { response: one(Challenge), status: 201, limit: { calls: 20, seconds: 3600, per: "person" } },
);

/** Multipart: `document` and `selfie`. Both are re-encoded and encrypted, and deleted once the request is decided. */
export const submitDocuments = supplier.post(
  "/verification/documents",
  "Submit the document and the selfie while the code is valid (multipart: document, selfie)",
  { response: one(OwnVerification), status: 201, limit: { calls: 20, seconds: 3600, per: "person" } },
);

export const cancelVerification = supplier.delete(
  "/verification",
  "Withdraw your request and delete its photos",
  { response: one(OwnVerification) },
);

export const Verification = z.object({
  _id: z.uuid(),
  kind: VerificationKind,
  status: VerificationStatus,
  person: Person,
  /** Null after the profile is deleted. */
  profile: z
    .object({
      _id: z.uuid(),
      slug: z.string(),
      name: z.string(),
      age: z.int(),
      city: z.string(),
      isListed: z.boolean(),
    })
    .nullable(),
  submittedAt: z.iso.datetime(),
  /** Admin who has claimed the verification; `heldUntil` is when the claim expires. */
  holder: Person.nullable(),
  heldUntil: z.iso.datetime().nullable(),
  decidedBy: Person.nullable(),
  decidedAt: z.iso.datetime().nullable(),
  refusal: RefusalKind.nullable(),
  explanation: z.string().nullable(),
  method: DocumentKind.nullable(),
  month: Month.nullable(),
});
export type Verification = z.output<typeof Verification>;

const ShownPicture = z.object({ _id: z.uuid(), previewUrl: z.string(), isPrimary: z.boolean() });

export const VerificationDetail = Verification.extend({
  code: z.string().nullable(),
  gesture: z.string().nullable(),
  changes: z.array(
    CheckedFieldChange.extend({ beforeUrl: z.string().nullable(), afterUrl: z.string().nullable() }),
  ),
  /** Verification pictures that can be opened; empty once the verification is decided. */
  pictures: z.array(PictureKind),
  /** The person's public pictures. */
  profilePictures: z.array(ShownPicture),
  /** Earlier verifications of the same person, newest first. */
  earlier: z.array(Verification),
});
export type VerificationDetail = z.output<typeof VerificationDetail>;

export const QueueStatus = z.enum(["waiting", "approved", "rejected", "expired"]);
export type QueueStatus = z.output<typeof QueueStatus>;

const queue = reviewEndpoints("verify", "/admin/verifications", Verification, VerificationDetail);

export const listVerifications = queue.list(
  "List verifications: waiting ones oldest first, decided ones newest first",
  {
    status: QueueStatus.default("waiting"),
    kind: VerificationKind.optional(),
  },
);
export const getVerificationDetail = queue.get("Get a verification with the profile it is about");
export const claimVerification = queue.act(
  "claim",
  "Claim a verification or extend the claim; 409 while a colleague holds it",
);
export const releaseVerification = queue.act("release", "Release a verification to the queue");

export const getVerificationPicture = staff("verify").get(
  "/admin/verifications/:id/pictures/:picture",
  "View the document or the selfie while holding the claim; each view is recorded",
  { params: Id.extend({ picture: PictureKind }), response: z.unknown() },
);

/** Data the admin reads from the document. Neither the date nor the number is ever stored. */
export const ApprovalDraft = z.object({
  method: DocumentKind.optional(),
  bornOn: z.iso.date("must be a valid date").optional(),
  documentNumber: text(limits.verification.documentNumber, 1).optional(),
  /** Whether the admin has confirmed the warning that another account used the same document. */
  isKnownDocument: z.boolean().default(false),
});
export type ApprovalDraft = z.output<typeof ApprovalDraft>;

export const approveVerification = queue.act(
  "approve",
  "Approve a verification and grant the badge; a request needs the document details, a recheck does not",
  ApprovalDraft,
);

export const RejectionDraft = z.object({
  refusal: RefusalKind,
  explanation: text(limits.moderation.sentence, 1),
});
export type RejectionDraft = z.output<typeof RejectionDraft>;

export const rejectVerification = queue.act(
  "reject",
  "Reject a verification; the person is told why and can submit a new request",
  RejectionDraft,
);
