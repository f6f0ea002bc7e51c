import { expect } from "vitest";
import type { Person } from "../factories/accounts.ts";
import { findOpenCase } from "../factories/cases.ts";
import { buildApprovedPicture, buildPhoto, uploadFile } from "../factories/media.ts";
import { buildPublicProfile } from "../factories/profiles.ts";
import type { World } from "../world.ts";

/** An escort's library on a real site, with everyone who may look at it. */
export async function createMediaSite(
  world: World,
  { admin, member, rival }: Record<"admin" | "member" | "rival", Person>,
) {
  const { escort: owner } = await buildPublicProfile(world, admin);
  const photo = await buildPhoto();
  const firstId = await buildApprovedPicture(world, owner, admin);

  const findRestriction = (subjectId: string) =>
    world.db
      .selectFrom("restrictions")
      .select("id")
      .where("subjectId", "=", subjectId)
      .where("action", "=", "hide")
      .where("liftedAt", "is", null)
      .executeTakeFirstOrThrow();

  return {
    world,
    firstId,
    owner,
    admin,
    member,
    rival,

    async upload(fields: { isPublic: boolean; isPrimary: boolean }): Promise<string> {
      const { isPublic, isPrimary } = fields;
      const texts = { title: "At dusk", isPublic: String(isPublic), isPrimary: String(isPrimary) };
      const { status, body } = await uploadFile(world, owner, photo, { fields: texts });
      expect(status).toBe(201);
      return body.data._id;
    },

    /** Decides the open case about a picture. */
    async hide(id: string): Promise<void> {
      const caseId = await findOpenCase(world, id);
      const decision = { resolution: "upheld", action: "hide", note: "Not hers" };
      expect((await world.post(`/admin/cases/${caseId}/decide`, decision, admin)).status).toBe(200);
    },

    async unhide(id: string): Promise<void> {
      const { id: restrictionId } = await findRestriction(id);
      expect((await world.post(`/admin/restrictions/${restrictionId}/lift`, {}, admin)).status).toBe(200);
    },
  };
}
export type MediaSite = Awaited<ReturnType<typeof createMediaSite>>;
