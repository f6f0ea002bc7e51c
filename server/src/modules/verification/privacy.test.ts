import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, describe, expect, it } from "vitest";
import { processEvidence } from "#modules/media/index.ts";
import { createContext } from "#platform/context.ts";
import { buildDraftProfile, buildPublicProfile } from "#test/factories/profiles.ts";
import {
  submitVerification,
  uploadVerificationPhotos,
  buildVerificationPhotos,
  completeVerification,
} from "#test/factories/verifications.ts";
import { createWorld } from "#test/world.ts";
import { checkVerification } from "./service/check.ts";

const world = await createWorld();
afterAll(() => world.close());
const admin = await world.admin();

/** Returns byte sequences from a file that occur nowhere else. */
const marks = (bytes: Uint8Array) => {
  const middle = Math.floor(bytes.length / 2);
  return [bytes.subarray(middle, middle + 24), bytes.subarray(0, 64), bytes.subarray(-24)].map((part) =>
    Buffer.from(part),
  );
};

/** Reads every file in the data folder and every row in every table, including the job queue. */
async function everything(): Promise<Buffer[]> {
  const entries = await readdir(world.dataDir, { recursive: true, withFileTypes: true });
  const files = await Promise.all(
    entries.filter((entry) => entry.isFile()).map((entry) => readFile(join(entry.parentPath, entry.name))),
  );
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`.execute(
    world.db,
  );
  for (const { name } of tables) {
    const { rows } = await sql<{ text: string }>`
      select row_to_json(t)::text as text from ${sql.raw(name)} t`.execute(world.db);
    files.push(Buffer.from(rows.map(({ text }) => text).join("\n")));
  }
  return files;
}

/** Returns the raw bytes, and the bytes as a database or queue would encode them. */
const spellings = (mark: Buffer) => [
  mark,
  Buffer.from(mark.toString("hex")),
  Buffer.from(mark.subarray(0, 24).toString("base64").slice(0, 30)),
];

describe("the bytes of an identity picture", () => {
  it("appear nowhere on disk or in the database, original or re-encoded", async () => {
    const { escort } = await buildDraftProfile(world);
    const pictures = await buildVerificationPhotos();
    await world.post("/verification", undefined, escort);
    await uploadVerificationPhotos(world, escort, pictures);
    await world.jobs.drain();
    const plain = [
      pictures.document,
      pictures.selfie,
      await processEvidence(Buffer.from(pictures.document), escort.id),
      await processEvidence(Buffer.from(pictures.selfie), escort.id),
    ];

    const all = await everything();
    const found = plain.flatMap((bytes) =>
      marks(bytes)
        .slice(0, 1)
        .concat(marks(bytes).slice(2))
        .flatMap(spellings)
        .filter((spelling) => all.some((content) => content.includes(spelling))),
    );

    expect(all.length).toBeGreaterThan(40);
    expect(found).toEqual([]);
  });

  it("cannot be decrypted with another picture's key", async () => {
    const { escort } = await buildDraftProfile(world);
    const path = await submitVerification(world, escort, admin);
    await world.post(`${path}/claim`, undefined, admin);
    const [one, other] = await world.db
      .selectFrom("verificationPictures")
      .selectAll()
      .where("verificationId", "=", path.split("/").at(-1) ?? "")
      .execute();
    if (!one || !other) throw new Error("two pictures were handed in");
    const swap = (id: string, wrappedKey: Buffer) =>
      world.db.updateTable("verificationPictures").set({ wrappedKey }).where("id", "=", id).execute();
    await swap(one.id, other.wrappedKey);

    const reply = await world.http.inject({
      url: `/api/v1${path}/pictures/${one.kind}`,
      headers: { authorization: `Bearer ${admin.tokens.access}` },
    });

    expect(reply.statusCode).toBe(500);
    expect(reply.headers["content-type"]).toContain("application/json");
  });
});

describe("the record of a verification", () => {
  it("is in the export, without pictures or the document number", async () => {
    const { escort } = await buildPublicProfile(world, admin);
    await completeVerification(world, escort, admin, { documentNumber: "ZQEXPORT1" });

    const { body } = await world.get("/auth/me/export", escort);

    expect(body.data.verifications).toMatchObject([
      { kind: "request", status: "approved", isAdult: true, method: "passport" },
    ]);
    expect(JSON.stringify(body.data)).not.toMatch(/ZQEXPORT1|documentHash|wrappedKey/);
  });

  it("is erased with the account, whatever its status", async () => {
    const [done, open] = [await buildPublicProfile(world, admin), await buildDraftProfile(world)];
    await completeVerification(world, done.escort, admin);
    await submitVerification(world, open.escort, admin);
    for (const { escort } of [done, open]) {
      await world.delete("/auth/me", escort, { password: escort.password });
    }

    world.clock.advance(31 * 24 * 60 * 60 * 1000);
    await world.jobs.send(world.db, "accounts.daily-cleaning", {});
    await world.jobs.drain();

    const left = await world.db
      .selectFrom("verifications")
      .select("id")
      .where("userId", "in", [done.escort.id, open.escort.id])
      .execute();
    expect(left).toEqual([]);
    expect(await checkVerification(createContext(world.platform))).toEqual([]);
  });
});
