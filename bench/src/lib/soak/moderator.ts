import { approveReview, deleteReview, writeReview } from "@vesper/contract/profiles/reviews";
import { runQuery } from "../profiles/prepare.ts";
import { callEndpoint, registerPerson, signIn, type SoakPerson } from "./people.ts";

/** Registers an admin; the roles are given in the database. */
export async function registerModerator(url: string, databaseUrl: string): Promise<SoakPerson> {
  const moderator = await registerPerson(url, "user");
  await runQuery(
    databaseUrl,
    "update users set roles = '{admin,verifier}', email_verified_at = now() where id = $1",
    [moderator.id],
  );
  await signInModerator(url, databaseUrl, moderator);
  return moderator;
}

/** The second factor is confirmed in the database as well. */
export async function signInModerator(
  url: string,
  databaseUrl: string,
  moderator: SoakPerson,
): Promise<void> {
  await signIn(url, moderator);
  await runQuery(databaseUrl, "update sessions set second_factor_at = now() where user_id = $1", [
    moderator.id,
  ]);
}

/** A member's review is approved and later deleted by its author, so that the next round can write it again. */
export async function runReview(
  url: string,
  { member, moderator, profileId }: { member: SoakPerson; moderator: SoakPerson; profileId: string },
): Promise<void> {
  const body = { rating: 5, title: "Warm and punctual", body: "A pleasant evening.", isAnonymous: true };
  const { _id: id } = await callEndpoint<{ _id: string }>(url, writeReview, {
    params: { id: profileId },
    body,
    token: member.token,
  });
  await callEndpoint(url, approveReview, { params: { id }, body: {}, token: moderator.token });
  await callEndpoint(url, deleteReview, { params: { id }, token: member.token });
}
