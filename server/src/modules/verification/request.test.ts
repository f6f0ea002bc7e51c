import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { createContext } from "#platform/context.ts";
import { Problem } from "#platform/problem.ts";
import { createDiskStorage } from "#platform/storage/disk.ts";
import type { Storage } from "#platform/storage/storage.ts";
import type { Person } from "#test/factories/accounts.ts";
import { buildDraftPicture } from "#test/factories/media.ts";
import { buildDraftProfile, buildPublicProfile } from "#test/factories/profiles.ts";
import {
  submitVerification,
  uploadVerificationPhotos,
  buildVerificationPhotos,
  completeVerification,
} from "#test/factories/verifications.ts";
import { createWorld } from "#test/world.ts";
import { checkVerification } from "./service/check.ts";
import { resumeVerification } from "./service/tidy.ts";

const world = await createWorld();
afterAll(() => world.close());
const admin = await world.admin();

const minute = 60_000;
const ask = (who: Person) => world.post("/verification", undefined, who);
const getState = async (who: Person) => (await world.get("/verification", who)).body.data;

async function files(): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of world.platform.storage.list("documents/")) keys.push(key);
  return keys;
}

describe("requesting verification", () => {
  it("gives a readable code and a gesture for 30 minutes", async () => {
    const { escort } = await buildDraftProfile(world);

    const { status, body } = await ask(escort);
    const later = new Date(world.clock.now().getTime() + 30 * minute);

    expect(status).toBe(201);
    expect(body.data.code).toMatch(/^[ACDEFGHJKMNPQRTWXY34679]{3}-[ACDEFGHJKMNPQRTWXY34679]{3}$/);
    expect(body.data.gesture).toMatch(/\w+ \w+/);
    expect(new Date(body.data.expiresAt).getTime()).toBeLessThanOrEqual(later.getTime());
    expect(new Date(body.data.expiresAt).getTime()).toBeGreaterThan(later.getTime() - minute);
    expect((await getState(escort)).request).toMatchObject({ status: "asked", challenge: body.data });
  });

  it("again issues a new code and invalidates the previous one", async () => {
    const { escort } = await buildDraftProfile(world);

    const [first, second] = [await ask(escort), await ask(escort)];

    expect(second.body.data.code).not.toBe(first.body.data.code);
    expect((await getState(escort)).request.challenge.code).toBe(second.body.data.code);
  });

  it("requires a profile that is not already verified", async () => {
    const nobody = await world.escort();
    const { escort } = await buildPublicProfile(world, admin);
    await completeVerification(world, escort, admin);

    const answers = [await ask(nobody), await ask(escort)];

    expect(answers.map(({ status }) => status)).toEqual([409, 409]);
    expect(answers.map(({ body }) => body.message)).toEqual([
      "Please create your profile first.",
      "You’re already verified.",
    ]);
  });

  it("is refused while a request is waiting, even under concurrency", async () => {
    const { escort } = await buildDraftProfile(world);
    await submitVerification(world, escort, admin);

    const answers = await Promise.all([ask(escort), ask(escort)]);

    expect(answers.map(({ status }) => status)).toEqual([409, 409]);
    expect((await getState(escort)).request.status).toBe("waiting");
  });
});

describe("submitting the photos", () => {
  it("queues the request once, even when submitted twice", async () => {
    const { escort } = await buildDraftProfile(world);
    await ask(escort);
    const pictures = await buildVerificationPhotos();

    const answers = await Promise.all([
      uploadVerificationPhotos(world, escort, pictures),
      uploadVerificationPhotos(world, escort, pictures),
    ]);

    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect((await getState(escort)).request).toMatchObject({ status: "waiting", challenge: null });
  });

  it("stores nothing of a concurrent second submission", async () => {
    const { escort } = await buildDraftProfile(world);
    const before = await files();
    await ask(escort);
    const pictures = await buildVerificationPhotos();

    await Promise.all([
      uploadVerificationPhotos(world, escort, pictures),
      uploadVerificationPhotos(world, escort, pictures),
    ]);

    expect((await files()).length - before.length).toBe(2);
  });

  it.each([
    ["no selfie", async () => ({ document: (await buildVerificationPhotos()).document }), 400],
    ["a text", async () => ({ ...(await buildVerificationPhotos()), selfie: Buffer.from("hello") }), 415],
    [
      "a broken picture",
      async () => ({ ...(await buildVerificationPhotos()), document: Buffer.from([0xff, 0xd8, 0xff]) }),
      415,
    ],
    [
      "one that is too large",
      async () => ({
        ...(await buildVerificationPhotos()),
        document: Buffer.alloc(10 * 1024 * 1024 + 1, 0xff),
      }),
      413,
    ],
  ])("is rejected with %s, and nothing is stored", async (_what, make, expected) => {
    const { escort } = await buildDraftProfile(world);
    await ask(escort);
    const before = await files();

    const { status } = await uploadVerificationPhotos(world, escort, await make());

    expect(status).toBe(expected);
    expect(await files()).toEqual(before);
    expect((await getState(escort)).request.status).toBe("asked");
  });
});

describe("a request", () => {
  it("can be withdrawn, which deletes its pictures", async () => {
    const { escort } = await buildDraftProfile(world);
    const before = await files();
    await submitVerification(world, escort, admin);

    const { status, body } = await world.delete("/verification", escort);

    expect({ status, request: body.data.request }).toEqual({ status: 200, request: null });
    expect(await files()).toEqual(before);
  });

  it("is deleted with the profile, or when the account is closed", async () => {
    const [one, other] = [await buildDraftProfile(world), await buildDraftProfile(world)];
    const before = await files();
    await submitVerification(world, one.escort, admin);
    await submitVerification(world, other.escort, admin);

    await world.delete("/escort-profile/my-profile", one.escort);
    await world.delete("/auth/me", other.escort, { password: other.escort.password });

    expect(await files()).toEqual(before);
  });
});

describe("missing pictures", () => {
  it("do not expire the request when a node's storage is wrong or unreachable", async () => {
    const { escort } = await buildDraftProfile(world);
    await submitVerification(world, escort, admin);
    await buildDraftPicture(world, escort);
    const elsewhere = createDiskStorage(join(world.dataDir, "elsewhere"));
    const away: Storage = {
      ...elsewhere,
      list() {
        throw new Problem("service_unavailable");
      },
    };

    for (const storage of [elsewhere, away]) {
      await resumeVerification(createContext({ ...world.platform, storage }));
    }

    expect((await getState(escort)).request.status).toBe("waiting");
  });

  it("expire the request at the next start, and the owner is notified", async () => {
    const { escort } = await buildDraftProfile(world);
    const before = await files();
    await submitVerification(world, escort, admin);
    const [lost = ""] = (await files()).filter((key) => !before.includes(key));
    await world.platform.storage.remove(lost);

    await resumeVerification(createContext(world.platform));

    expect((await getState(escort)).request.status).toBe("expired");
    expect((await world.get("/notifications", escort)).body.data[0].text).toContain(
      "Your document and selfie are no longer available.",
    );
    expect(await checkVerification(createContext(world.platform))).toEqual([]);
  });
});

describe("time", () => {
  it("expires an undecided request after two weeks and deletes its pictures", async () => {
    const { escort } = await buildDraftProfile(world);
    const path = await submitVerification(world, escort, admin);
    const kept = (await files()).length;

    world.clock.advance(13 * 24 * 60 * minute);
    await world.jobs.send(world.db, "verification.expire", {});
    await world.jobs.drain();
    const early = await files();
    world.clock.advance(2 * 24 * 60 * minute);
    await world.jobs.send(world.db, "verification.expire", {});
    await world.jobs.drain();
    const [owner, other] = [await world.signedInAgain(escort), await world.signedInAgain(admin)];

    expect(early).toHaveLength(kept);
    expect(await files()).toEqual([]);
    expect((await getState(owner)).request.status).toBe("expired");
    expect((await world.get(path, other)).body.data).toMatchObject({ status: "expired", pictures: [] });
    expect((await world.get("/notifications", owner)).body.data[0].text).toContain(
      "Please submit a new request.",
    );
    expect(await checkVerification(createContext(world.platform))).toEqual([]);
  });

  it("expires a code after 30 minutes", async () => {
    const { escort } = await buildDraftProfile(world);
    await ask(escort);
    world.clock.advance(31 * minute);
    const again = await world.signedInAgain(escort);

    const { status, body } = await uploadVerificationPhotos(world, again, await buildVerificationPhotos());

    expect({ status, message: body.message }).toEqual({
      status: 409,
      message: "This code has expired. Request a new one.",
    });
    expect((await getState(again)).request).toBeNull();
  });
});
