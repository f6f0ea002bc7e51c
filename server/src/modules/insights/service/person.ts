import type { MediaCounts } from "@vesper/contract/media/media";
import { getUser } from "#modules/accounts/index.ts";
import { countMediaByOwner } from "#modules/media/index.ts";
import { recordRead } from "#modules/moderation/index.ts";
import { signedIn, type Context } from "#platform/context.ts";
import { selectPerson, selectProfileByUser, type PersonRow, type ProfileRow } from "../store/person.ts";

export interface Overview {
  person: PersonRow;
  profile: ProfileRow | undefined;
  media: MediaCounts;
}

/** Returns a person's activity as counts; the details have separate endpoints. */
export async function getPersonOverview(ctx: Context, id: string): Promise<Overview> {
  await getUser(ctx, id);
  await recordRead(ctx, "overview", [id]);
  return {
    person: await selectPerson(ctx.db, id, signedIn(ctx).userId),
    profile: await selectProfileByUser(ctx.db, id),
    media: await countMediaByOwner(ctx, id),
  };
}
