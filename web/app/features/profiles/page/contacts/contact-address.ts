import type { ContactChannel } from "@vesper/contract/profiles/directory";

// Only a value that matches its pattern exactly becomes part of a URL; any other value is shown as text.
const handlePatterns = {
  telegram: /^\w{4,32}$/,
  instagram: /^\w[\w.]{0,29}$/,
  twitter: /^\w{1,15}$/,
} as const;
const phonePattern = /^\+?[\d\s()./-]{5,40}$/;
const emailPattern = /^[\w.+-]+@[a-z\d-]+(\.[a-z\d-]+)+$/i;

const findHandle = (channel: keyof typeof handlePatterns, contact: string): string | null => {
  const handle = contact.trim().replace(/^@/, "");
  return handlePatterns[channel].test(handle) ? handle : null;
};

const findDigits = (contact: string): string | null => {
  const digits = contact.replace(/\D/g, "");
  return phonePattern.test(contact.trim()) && digits.length >= 5 && digits.length <= 15 ? digits : null;
};

const joinAddress = (base: string, part: string | null) => (part === null ? null : base + part);

const addressBuilders: Readonly<Record<ContactChannel, (contact: string) => string | null>> = {
  phoneNumber: (contact) =>
    joinAddress(contact.trim().startsWith("+") ? "tel:+" : "tel:", findDigits(contact)),
  whatsapp: (contact) => joinAddress("https://wa.me/", findDigits(contact)?.replace(/^00/, "") ?? null),
  telegram: (contact) => joinAddress("https://t.me/", findHandle("telegram", contact)),
  instagram: (contact) => joinAddress("https://www.instagram.com/", findHandle("instagram", contact)),
  twitter: (contact) => joinAddress("https://x.com/", findHandle("twitter", contact)),
  email: (contact) => joinAddress("mailto:", emailPattern.test(contact) ? contact : null),
  wechat: () => null,
  lineId: () => null,
};

/** Builds the link for a contact; null if the contact can only be shown as text. */
export const findContactAddress = (channel: ContactChannel, contact: string): string | null =>
  addressBuilders[channel](contact);
