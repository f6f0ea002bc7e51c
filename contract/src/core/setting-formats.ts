import { z } from "zod";
import { line } from "./setting-kinds.ts";

/** `Name <address>` or an address alone. */
export const MailSender = line(200).refine(
  (value) => value === "" || z.email().safeParse(/^[^<>]*<([^<>\s]+)>$/.exec(value)?.[1] ?? value).success,
  "must be an email address, or a name followed by an address in angle brackets",
);

export const EndTime = z.union([z.literal(""), z.iso.datetime({ offset: true })], {
  error: "must be a date and time, or empty",
});

/** Hash and size of an uploaded logo; only the upload endpoint creates one. */
export const LogoKey = z.string().regex(/^(?:[\da-f]{32}-\d{1,3}x\d{1,3})?$/, "must be an uploaded picture");
