import { staffRoles } from "@vesper/contract/accounts/staff-roles";
import { afterAll, describe, expect, it } from "vitest";
import { buildDraftPicture } from "./factories/media.ts";
import { buildDraftProfile } from "./factories/profiles.ts";
import { createWorld } from "./world.ts";

const world = await createWorld();
afterAll(() => world.close());
const draft = await buildDraftProfile(world);
const picture = await buildDraftPicture(world, draft.escort);

describe("items that the public does not see", () => {
  it.each([
    ["a profile that waits for review", `/escort-profile/${draft.slug}`],
    ["a picture that waits for review", `/media/${picture}`],
  ])("are open to those who review content, and missing for other staff: %s", async (_what, path) => {
    const statuses: Record<string, number> = {};
    for (const role of staffRoles)
      statuses[role] = (await world.get(path, await world.user({ roles: [role] }))).status;

    expect(statuses).toEqual({ admin: 200, moderator: 200, verifier: 404, support: 404, analyst: 404 });
  });

  it("have a signed address that ends with the role", async () => {
    const moderator = await world.user({ roles: ["moderator"] });
    const { url } = (await world.get(`/media/${picture}`, moderator)).body.data;
    const open = async () => (await world.http.inject({ method: "GET", url })).statusCode;

    const before = await open();
    await world.put(`/admin/users/${moderator.id}/roles`, { roles: ["support"] }, await world.admin());

    expect([before, await open()]).toEqual([200, 404]);
  });
});
