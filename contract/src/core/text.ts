import { z } from "zod";
import { limits } from "./limits.ts";
import "./messages.ts";
import { isLocalPath } from "./redirect.ts";

/** PostgreSQL stores neither NUL nor lone surrogates; unchecked, such text would cause a 500. */
export const isStorable = (value: string) => !value.includes("\0") && value.isWellFormed();
export const unstorableMessage = "contains unsupported characters";

/** Any text from a person: trimmed, bounded, storable. */
export const text = (max: number, min = 0) =>
  z
    .string()
    .refine(isStorable, unstorableMessage)
    .trim()
    .min(min, min === 1 ? "is required" : `must have at least ${min.toLocaleString("en")} characters`)
    .max(max, `must have at most ${max.toLocaleString("en")} characters`);

/** Text field in a partial PUT: an absent field keeps its value, `null` clears it. */
export const clearable = (max: number) => text(max).nullable().optional();

/** Names are compared word by word, so whitespace is collapsed to single spaces. */
export const Name = text(limits.name.max, limits.name.min).overwrite((name) => name.replaceAll(/\s+/g, " "));

export const Email = text(limits.email.max, 1).toLowerCase().pipe(z.email("must be a valid email address"));

const isPhone = (value: string) =>
  /^[+(]?\d[\d\s()./+-]*(?:(?:ext\.?|x)\s*\d+)?$/i.test(value) && value.replaceAll(/\D/g, "").length >= 5;

/** Loose check for digits and common separators. An empty text clears the number. */
export const Phone = text(limits.phone.max).refine(
  (value) => value === "" || isPhone(value),
  "must look like +43 660 123456",
);

/** The part of a URL that identifies an item: `new-york`. */
export const Slug = text(limits.slug.max, 1).regex(
  /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
  "Use lowercase letters and digits, with single hyphens between them.",
);

/** Passwords are never trimmed: a space is a character like any other. */
export const NewPassword = z
  .string()
  .refine(isStorable, unstorableMessage)
  .min(limits.password.min, "Password must be at least 6 characters long")
  .max(limits.password.max, `must have at most ${limits.password.max} characters`);

export const Password = z
  .string()
  .refine(isStorable, "is not a valid password")
  .min(1, "is required")
  .max(limits.password.max);

/**
 * Token from a mailed link. A truncated link is reported as invalid, like a used one, and not as a validation error.
 */
export const MailedToken = z.string().max(200);

const stockHosts = [
  "unsplash.com",
  "pexels.com",
  "pixabay.com",
  "shutterstock.com",
  "istockphoto.com",
  "gettyimages.com",
  "stock.adobe.com",
  "placeholder.com",
  "placehold.co",
  "placehold.it",
  "picsum.photos",
  "dummyimage.com",
  "loremflickr.com",
  "placekitten.com",
  "via.placeholder.com",
  "randomuser.me",
  "pravatar.cc",
];

const isStockHost = (host: string) =>
  stockHosts.some((stock) => host === stock || host.endsWith(`.${stock}`));

/** Whether this is an accepted picture URL: relative, local or https, and never a stock photo or a placeholder. */
export function isPictureAddress(value: string): boolean {
  if (isLocalPath(value)) return true;
  const [, protocol, host] =
    /^(https?):\/\/([a-z0-9.-]+?)\.?(?::\d+)?(?:[/?#][^\0-\x1f\x7f]*)?$/i.exec(value) ?? [];
  if (!protocol || !host) return false;
  if (host.toLowerCase() === "localhost") return true;
  return protocol.toLowerCase() === "https" && !isStockHost(host.toLowerCase());
}

export const PictureUrl = text(limits.pictureUrl.max, 1).refine(
  isPictureAddress,
  "must be an https link, but not to a stock photo or placeholder",
);
