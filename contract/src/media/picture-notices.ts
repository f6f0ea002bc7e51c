import { z } from "zod";
import { anyone } from "../core/endpoint.ts";
import { one } from "../core/envelope.ts";
import { limits } from "../core/limits.ts";
import { Email, MailedToken, Name, text } from "../core/text.ts";

/** The sender's relation to the person shown: `self`, or authorized by that person. */
export const NoticeRelation = z.enum(["self", "authorised"]);
export type NoticeRelation = z.output<typeof NoticeRelation>;

/** A notice that an intimate picture was published without the consent of the person it shows. */
export const PictureNoticeDraft = z.object({
  /** URLs of pictures, or of the profile that shows them. */
  addresses: z
    .array(text(limits.notice.address, 1))
    .min(1, "Tell us which picture this is about.")
    .max(limits.notice.pictures, `must have at most ${limits.notice.pictures} entries`),
  relation: z.enum(NoticeRelation.options, "Please choose one."),
  details: text(limits.report.details).default(""),
  goodFaith: z.literal(true, "Please confirm this statement."),
  name: Name,
  email: Email,
  /** The sender's name, entered as a signature. */
  signature: Name,
  /** Honeypot: invisible to people, so only programs fill it. */
  homepage: z.string().max(limits.notice.address).default(""),
});
export type PictureNoticeDraft = z.output<typeof PictureNoticeDraft>;

export const PictureNoticeReceipt = z.object({
  _id: z.uuid(),
  createdAt: z.iso.datetime(),
  /** Reference short enough to read out. */
  reference: z.string(),
  /** Whether every named picture is already hidden. */
  isHidden: z.boolean(),
  /**
   * Whether the sender must open the mailed link before a picture that was restored after an earlier review is
   * hidden again.
   */
  needsConfirmation: z.boolean(),
});
export type PictureNoticeReceipt = z.output<typeof PictureNoticeReceipt>;

export const sendPictureNotice = anyone.post(
  "/reports/intimate-images",
  "Request the removal of an intimate picture published without consent; no account needed",
  {
    body: PictureNoticeDraft,
    response: one(PictureNoticeReceipt),
    status: 201,
    limit: { calls: 5, seconds: 3600, per: "network" },
    isOnce: true,
  },
);

export const confirmPictureNotice = anyone.post(
  "/reports/intimate-images/confirm",
  "Confirm the sender's email address with the emailed link; the reported pictures are hidden until an admin decides",
  {
    body: z.object({ token: MailedToken }),
    response: one(z.object({ isHidden: z.boolean() })),
    limit: { calls: 20, seconds: 3600, per: "network" },
  },
);
