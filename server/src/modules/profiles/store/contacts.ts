import { contactChannels, openContacts, type Contacts } from "#platform/sealing/contacts.ts";
import type { SealingContext } from "#platform/sealing/sealing.ts";

export async function selectContacts(ctx: SealingContext, profileId: string): Promise<Contacts | undefined> {
  const row = await ctx.db
    .selectFrom("profiles")
    .innerJoin("users", "users.id", "profiles.userId")
    .select(["profiles.userId", "profiles.contactsSealed", "users.sealingKey"])
    .select(contactChannels.map((channel) => `profiles.${channel}` as const))
    .where("profiles.id", "=", profileId)
    .executeTakeFirst();
  return row && openContacts(ctx.sealing, row);
}
