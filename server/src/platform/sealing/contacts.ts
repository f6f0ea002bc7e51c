import { ContactChannel } from "@vesper/contract/profiles/directory";
import { contactsPlace, openColumn, toPersonOwner } from "./open-column.ts";
import type { Sealing } from "./sealing.ts";
import type { WrappedKey } from "./wrapped-key.ts";

export type Contacts = Record<ContactChannel, string | null>;

export const contactChannels = ContactChannel.options;

export const pickContacts = (row: Partial<Contacts>): Contacts =>
  Object.fromEntries(contactChannels.map((channel) => [channel, row[channel] ?? null])) as Contacts;

export const hasContacts = (change: Partial<Contacts>): boolean =>
  contactChannels.some((channel) => change[channel] !== undefined);

/** Columns of the contacts: sealed together once there is a key, otherwise plain. */
export function toContactColumns(sealing: Sealing, key: WrappedKey | undefined, contacts: Contacts) {
  const isEmpty = contactChannels.every((channel) => contacts[channel] === null);
  if (!key || isEmpty) return { ...contacts, contactsSealed: null };
  return {
    ...pickContacts({}),
    contactsSealed: sealing.sealText(key, contactsPlace, JSON.stringify(contacts)),
  };
}

interface SealedContacts {
  userId: string;
  contactsSealed: Buffer | null;
  sealingKey: Buffer | null;
}

/** Reads the contacts in either form and leaves out the sealed one. */
export function openContacts<Row extends SealedContacts & Contacts>(sealing: Sealing, selected: Row) {
  const { contactsSealed, sealingKey, ...row } = selected;
  const key = { owner: toPersonOwner(row.userId), wrapped: sealingKey };
  const opened = openColumn(sealing, key, contactsPlace, contactsSealed);
  return { ...row, ...(opened !== null && pickContacts(JSON.parse(opened) as Partial<Contacts>)) };
}
