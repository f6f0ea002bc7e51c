import { z } from "zod";

/** A name that other people may see. The server builds it in one place, never from the account name alone. */
export const PublicName = z.string().brand<"PublicName">();
export type PublicName = z.output<typeof PublicName>;

/** Another person as members and visitors see them; nothing else about the account is exposed. */
export const PublicPerson = z.object({ _id: z.uuid(), name: PublicName, avatar: z.string().nullable() });
export type PublicPerson = z.output<typeof PublicPerson>;

/** Names shown instead of the real one to people who have not met, and after the account is closed. */
export const placeholderNames = {
  member: "Member" as PublicName,
  formerMember: "Former member" as PublicName,
};

/** Omits the avatar when the name is a placeholder. */
export const toPublicPerson = (id: string, name: PublicName, avatar: string | null): PublicPerson => ({
  _id: id,
  name,
  avatar: name === placeholderNames.member ? null : avatar,
});

/** A person as staff see them, with the account name. */
export const Person = z.object({ _id: z.uuid(), name: z.string(), avatar: z.string().nullable() });
export type Person = z.output<typeof Person>;
