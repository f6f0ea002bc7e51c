import { z } from "zod";
import { anyone } from "../core/endpoint.ts";
import { one } from "../core/envelope.ts";
import { limits } from "../core/limits.ts";
import { Email, MailedToken, Name, text } from "../core/text.ts";

/** Who speaks: whoever the picture shows, or somebody they asked. */
export const NoticeRelation = z.enum(["self", "authorised"]);
export type NoticeRelation = z.output<typeof NoticeRelation>;

/** Somebody says that an intimate picture is here without the consent of whom it shows. */
export const PictureNoticeDraft = z.object({
  /** Of pictures, or of the profile that shows them. */
  addresses: z
    .array(text(limits.notice.address, 1))
    .min(1, "Please tell us which picture it is.")
    .max(limits.notice.pictures, `must be at most ${limits.notice.pictures}`),
  relation: z.enum(NoticeRelation.options, "Please choose one."),
  details: text(limits.report.details).default(""),
  goodFaith: z.literal(true, "Please confirm this."),
  name: Name,
  email: Email,
  /** One's name, typed in the place of a signature. */
  signature: Name,
  /** No person sees this field: whoever fills it is a program. */
  homepage: z.string().max(limits.notice.address).default(""),
});
export type PictureNoticeDraft = z.output<typeof PictureNoticeDraft>;

export const PictureNoticeReceipt = z.object({
  _id: z.uuid(),
  createdAt: z.iso.datetime(),
  /** Short enough to read out. */
  reference: z.string(),
  /** Whether every picture that was named is out of sight already. */
  isHidden: z.boolean(),
  /** A picture that was restored after review is hidden again once the sender has opened the mailed link. */
  needsConfirmation: z.boolean(),
});
export type PictureNoticeReceipt = z.output<typeof PictureNoticeReceipt>;

export const sendPictureNotice = anyone.post(
  "/reports/intimate-images",
  "Have an intimate picture taken down that was published without consent; no account is needed",
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
  "Confirm the address of a notice by its mailed link; what it names is hidden until it is decided",
  {
    body: z.object({ token: MailedToken }),
    response: one(z.object({ isHidden: z.boolean() })),
    limit: { calls: 20, seconds: 3600, per: "network" },
  },
);
