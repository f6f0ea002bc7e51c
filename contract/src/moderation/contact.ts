import { z } from "zod";
import { anyone } from "../core/endpoint.ts";
import { limits } from "../core/limits.ts";
import { Person } from "../accounts/person.ts";
import { QueueSort } from "./queues.ts";
import { reviewEndpoints } from "./review-endpoints.ts";
import { Email, Name, text } from "../core/text.ts";

export const ContactDraft = z.object({
  name: Name,
  email: Email,
  /** Reduced to a single line, because it becomes the subject of a mail. */
  subject: text(limits.contact.subject, 1).overwrite((subject) => subject.replaceAll(/\s+/g, " ")),
  message: text(limits.contact.message, 1),
  /** Honeypot: invisible to people, so only programs fill it. */
  homepage: z.string().max(limits.contact.subject).default(""),
});
export type ContactDraft = z.output<typeof ContactDraft>;

/** The only endpoint outside the API base, with a different response shape. */
export const sendContactMessage = anyone.post(
  "/contact",
  "Send a message to the site's team; no account needed",
  {
    base: "/api",
    body: ContactDraft,
    response: z.object({ success: z.literal(true), message: z.string() }),
    refusal: "sentence",
    limit: { calls: 5, seconds: 3600, per: "network" },
    isOnce: true,
  },
);

export const ContactStatus = z.enum(["open", "answered", "closed"]);
export type ContactStatus = z.output<typeof ContactStatus>;

export const ContactItem = z.object({
  _id: z.uuid(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  /** Beginning of the message. */
  excerpt: z.string(),
  status: ContactStatus,
  createdAt: z.iso.datetime(),
  /** Time at which the message was answered or closed. */
  settledAt: z.iso.datetime().nullable(),
});
export type ContactItem = z.output<typeof ContactItem>;

export const ContactReply = z.object({
  _id: z.uuid(),
  text: z.string(),
  /** Null once that admin's account is gone. */
  by: Person.nullable(),
  createdAt: z.iso.datetime(),
});
export type ContactReply = z.output<typeof ContactReply>;

export const ContactMessage = ContactItem.extend({
  message: z.string(),
  replies: z.array(ContactReply),
});
export type ContactMessage = z.output<typeof ContactMessage>;

const queue = reviewEndpoints("support", "/admin/contact-messages", ContactItem, ContactMessage);

export const listContactMessages = queue.list(
  "List contact messages: open ones oldest first, others newest first",
  { status: ContactStatus.default("open"), sort: QueueSort.optional() },
);
export const getContactMessage = queue.get("Get a contact message with its replies");
export const replyToContactMessage = queue.act(
  "reply",
  "Reply by email, quoting the first lines of the message; 409 if a colleague replied first",
  z.object({ text: text(limits.contact.reply, 1) }),
);
export const closeContactMessage = queue.act(
  "close",
  "Close a message, answered or not; it is deleted a year later by default",
);
export const reopenContactMessage = queue.act("reopen", "Reopen a message, for example to reply again");
