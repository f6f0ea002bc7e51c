import type { ContactChannel } from "@vesper/contract/directory";

/** The names of the channels, in the order in which people use them. */
export const contactWords: Readonly<Record<ContactChannel, string>> = {
  phoneNumber: "Phone",
  whatsapp: "WhatsApp",
  telegram: "Telegram",
  email: "Email",
  instagram: "Instagram",
  twitter: "X",
  wechat: "WeChat",
  lineId: "LINE",
};
