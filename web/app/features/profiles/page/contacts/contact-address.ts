import type { ContactChannel } from "@vesper/contract/profiles/directory";

// Only what can be nothing but a handle becomes part of an address; everything else stays text.
const handles = {
  telegram: /^\w{4,32}$/,
  instagram: /^\w[\w.]{0,29}$/,
  twitter: /^\w{1,15}$/,
} as const;
const phone = /^\+?[\d\s()./-]{5,40}$/;
const mail = /^[\w.+-]+@[a-z\d-]+(\.[a-z\d-]+)+$/i;

const handleOf = (channel: keyof typeof handles, contact: string): string | null => {
  const handle = contact.trim().replace(/^@/, "");
  return handles[channel].test(handle) ? handle : null;
};

const digitsOf = (contact: string): string | null => {
  const digits = contact.replace(/\D/g, "");
  return phone.test(contact.trim()) && digits.length >= 5 && digits.length <= 15 ? digits : null;
};

const within = (base: string, part: string | null) => (part === null ? null : base + part);

const addresses: Readonly<Record<ContactChannel, (contact: string) => string | null>> = {
  phoneNumber: (contact) => within(contact.trim().startsWith("+") ? "tel:+" : "tel:", digitsOf(contact)),
  whatsapp: (contact) => within("https://wa.me/", digitsOf(contact)?.replace(/^00/, "") ?? null),
  telegram: (contact) => within("https://t.me/", handleOf("telegram", contact)),
  instagram: (contact) => within("https://www.instagram.com/", handleOf("instagram", contact)),
  twitter: (contact) => within("https://x.com/", handleOf("twitter", contact)),
  email: (contact) => within("mailto:", mail.test(contact) ? contact : null),
  wechat: () => null,
  lineId: () => null,
};

/** Where a contact leads, in an address of our own making; null for what can only be read. */
export const contactAddress = (channel: ContactChannel, contact: string): string | null =>
  addresses[channel](contact);
