import type { ContactChannel, ProfileDetail } from "@vesper/contract/directory";

/** A profile as its page is made of it: without the contacts, which are fetched when somebody asks for them. */
export type PageProfile = Omit<ProfileDetail, ContactChannel>;
