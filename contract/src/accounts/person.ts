import { z } from "zod";

/** A name that other people may see. The server makes it in one place, never from an account's own name alone. */
export const PublicName = z.string().brand<"PublicName">();
export type PublicName = z.output<typeof PublicName>;

/** Another person, as members and visitors see them: all they ever learn about the account. */
export const PublicPerson = z.object({ _id: z.uuid(), name: PublicName, avatar: z.string().nullable() });
export type PublicPerson = z.output<typeof PublicPerson>;

/** Shown in place of a name: to people who have not met, and once the account is closed. */
export const placeholderNames = {
  member: "Member" as PublicName,
  formerMember: "Former member" as PublicName,
};

/** No face where there is no name. */
export const toPublicPerson = (id: string, name: PublicName, avatar: string | null): PublicPerson => ({
  _id: id,
  name,
  avatar: name === placeholderNames.member ? null : avatar,
});

/** A person as staff see them, by the name of their account. */
export const Person = z.object({ _id: z.uuid(), name: z.string(), avatar: z.string().nullable() });
export type Person = z.output<typeof Person>;
