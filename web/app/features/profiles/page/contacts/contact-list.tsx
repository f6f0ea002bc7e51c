import type { ContactChannel } from "@vesper/contract/profiles/directory";
import { findContactAddress } from "./contact-address.ts";
import type { Contacts } from "./use-contacts.ts";

/** Labels of the channels, most used first. */
export const contactLabels: Readonly<Record<ContactChannel, string>> = {
  phoneNumber: "Phone",
  whatsapp: "WhatsApp",
  telegram: "Telegram",
  email: "Email",
  instagram: "Instagram",
  twitter: "X",
  wechat: "WeChat",
  lineId: "LINE",
};

const channels = Object.keys(contactLabels) as ContactChannel[];

/** Each channel as a link if possible, else as text. */
export function ContactList({ contacts }: { contacts: Contacts }) {
  return (
    <dl className="divide-y divide-line">
      {channels.map((channel) => {
        const contact = contacts[channel];
        if (!contact) return null;
        return (
          <div key={channel} className="flex min-h-11 items-center justify-between gap-6">
            <dt className="shrink-0 text-small text-muted">{contactLabels[channel]}</dt>
            <dd className="min-w-0 text-right wrap-anywhere">
              <Contact address={findContactAddress(channel, contact)} contact={contact} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function Contact({ address, contact }: { address: string | null; contact: string }) {
  if (address === null) return <bdi>{contact}</bdi>;
  const opensElsewhere = address.startsWith("https:");
  return (
    <a
      href={address}
      rel="noopener noreferrer nofollow"
      target={opensElsewhere ? "_blank" : undefined}
      className="inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4"
    >
      <bdi>{contact}</bdi>
      {opensElsewhere && <span className="sr-only"> (opens in a new tab)</span>}
    </a>
  );
}
