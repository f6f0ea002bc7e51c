import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { addPicture } from "#modules/media/index.ts";
import { createContext } from "#platform/context.ts";
import type { Person } from "#test/factories/accounts.ts";
import { createBulkUploadActions, toCsv, csvHeader, toCsvRow } from "#test/factories/bulk-uploads.ts";
import { buildPhoto } from "#test/factories/media.ts";
import { createWorld } from "#test/world.ts";

const world = await createWorld();
afterAll(() => world.close());

let admin: Person;
beforeEach(async () => {
  admin = await world.admin();
});
const { send } = createBulkUploadActions(world, () => admin);

describe("a bulk upload file", () => {
  it("creates accounts with public profiles and mails password invitations", async () => {
    const { status, body } = await send(toCsv(toCsvRow("Ada Bloom"), toCsvRow("Bea Crane")));

    expect(status).toBe(200);
    expect(body.results).toEqual({
      total: 2,
      successful: 2,
      failed: 0,
      successfulProfiles: [
        { name: "Ada Bloom", email: "ada.bloom@example.test" },
        { name: "Bea Crane", email: "bea.crane@example.test" },
      ],
      errors: [],
      warnings: [],
    });
    const { body: found } = await world.get("/escort-profile/ada-bloom");
    expect(found.data).toMatchObject({ name: "Ada Bloom", city: "Oslo", rateOutcall: 300 });

    const token = await world.mailedToken("ada.bloom@example.test");
    const password = "chosen by herself";
    expect((await world.post("/auth/reset-password", { token, newPassword: password })).status).toBe(200);
    const login = await world.post("/auth/login", { email: "ada.bloom@example.test", password });
    expect(login.body.data.user.roles).toEqual(["escort"]);
  });

  it("may precede the consent field in the form", async () => {
    const { status, body } = await send(toCsv(toCsvRow("Cleo Dane")), { fileFirst: true });

    expect([status, body.results?.successful]).toEqual([200, 1]);
  });

  it("reports each invalid row by line without affecting the others", async () => {
    const taken = await world.user({ email: "taken@example.test" });
    const { body } = await send(
      toCsv(
        toCsvRow("Good One"),
        toCsvRow("Too Young").replace(",29,", ",17,"),
        '"Two\nLines",two.lines@example.test,29,female,300,250,Oslo,Norway',
        `Someone,${taken.email},29,female,300,250,Oslo,Norway`,
        "No Address,,29,female,300,250,Oslo,Norway",
        toCsvRow("Good Two"),
        toCsvRow("Good Two"),
        toCsvRow("Wrong Rate").replace(",300,", ",free,"),
        `${toCsvRow("Too Long")},surplus`,
      ),
    );

    expect(body.results).toMatchObject({ total: 9, successful: 3, failed: 6 });
    expect(body.results.errors.map(({ row, email }: { row: number; email: string }) => [row, email])).toEqual(
      [
        [3, "too.young@example.test"],
        [6, "taken@example.test"],
        [7, ""],
        [9, "good.two@example.test"],
        [10, "wrong.rate@example.test"],
        [11, "too.long@example.test"],
      ],
    );
    expect(body.results.errors.map(({ error }: { error: string }) => error)).toEqual([
      "age must be at least 18",
      "This email address is already registered.",
      "email is required",
      "This email address is in the file twice.",
      "rateOutcall must be a number",
      "The row has more cells than the file has columns",
    ]);
  });

  it("may mix line endings", async () => {
    const people = ["Mixed One", "Mixed Two", "Mixed Three", "Mixed Four"].map((name) => toCsvRow(name));
    const bad = toCsvRow("Mixed Young").replace(",29,", ",17,");
    const [one, two, three, four] = people;
    const wide = '"Mixed\r\nWide",mixed.wide@example.test,29,female,300,250,Oslo,Norway';

    const { body } = await send(
      `${csvHeader}\r\n${one}\n${two}\r\n${three}\r\r\n\n${wide}\r\n${bad}\n${four}`,
    );

    expect(body.results).toMatchObject({ total: 6, successful: 5, failed: 1, errors: [{ row: 9 }] });
  });

  it("creates no duplicates when uploaded again", async () => {
    const file = toCsv(toCsvRow("Once Only"));
    await send(file);

    const { body } = await send(file);

    expect(body.results).toMatchObject({ total: 1, successful: 0, failed: 1 });
    const rows = await world.db
      .selectFrom("users")
      .select("id")
      .where("email", "=", "once.only@example.test")
      .execute();
    expect(rows).toHaveLength(1);
  });

  it("resolves categories and tags by name and reports unknown ones", async () => {
    await world.post("/admin/tags", { name: "Well Read", slug: "well-read" }, admin);
    const { body: made } = await world.post(
      "/admin/categories",
      { name: "Dinner Guest", slug: "dinner-guest", type: "service" },
      admin,
    );
    const file = [
      `${csvHeader},category,tags,languages`,
      toCsvRow("Cleo Drake", ",DINNER GUEST,well read,Danish; German"),
      toCsvRow("Dora Eden", ",No Such,Unheard; verified,"),
    ].join("\n");

    const { body } = await send(file);

    const { body: found } = await world.get("/escort-profile/cleo-drake");
    expect(found.data).toMatchObject({
      categoryId: { _id: made.data._id },
      tags: [{ slug: "well-read" }],
      languages: ["Danish", "German"],
    });
    expect(body.results.errors).toEqual([
      {
        row: 3,
        email: "dora.eden@example.test",
        error:
          "The category “No Such” doesn’t exist; The tag “Unheard” doesn’t exist; The tag “verified” doesn’t exist",
      },
    ]);
  });

  it("reports that a picture could not be downloaded, but not why", async () => {
    const file = `${csvHeader},images\n${toCsvRow("Edda Fox", ",http://127.0.0.1/a.jpg; http://[::1]/b.jpg")}`;
    const { body } = await send(file);
    await world.jobs.drain();

    const { body: job } = await world.get(`/bulk-upload/jobs/${body.data._id}`, admin);

    expect(job.data.results).toMatchObject({
      successful: 1,
      warnings: [{ row: 2, email: "edda.fox@example.test", error: "2 images could not be downloaded" }],
    });
  });
});

describe("the pictures of a row", () => {
  it("are not added again when their job reruns", async () => {
    const { body } = await send(toCsv(toCsvRow("Greta Holm")));
    const { id: userId } = await world.db
      .selectFrom("users")
      .select("id")
      .where("email", "=", "greta.holm@example.test")
      .executeTakeFirstOrThrow();
    const kept = {
      ownerId: userId,
      bytes: await buildPhoto(),
      title: "There already",
      isPrimary: true,
      position: 0,
    };
    await addPicture(createContext(world.platform), kept);
    const order = { uploadId: body.data._id, row: 2, userId, name: "Greta Holm" };
    await world.jobs.send(world.db, "bulk-upload.pictures", {
      ...order,
      addresses: ["http://127.0.0.1/a.jpg"],
    });
    await world.jobs.drain();

    const { body: job } = await world.get(`/bulk-upload/jobs/${body.data._id}`, admin);

    expect(job.data.results.warnings).toEqual([]);
  });
});

describe("the bulk upload rejects a file", () => {
  it.each([
    ["without its columns", "name,email\nA,b@example.test", "is missing the column “age”"],
    [
      "with a column that nobody knows",
      `${csvHeader},shoeSize\n${toCsvRow("X Y")},40`,
      "unknown column “shoeSize”",
    ],
    ["with a column twice", `${csvHeader},name\n${toCsvRow("X Y")},Z`, "has the column “name” twice"],
    ["that is empty", "", "is empty"],
    ["without rows", csvHeader, "has no rows"],
    [
      "with a character that nobody can store",
      toCsv(toCsvRow("Zero\0Byte")),
      "contains unsupported characters",
    ],
    ["with quotes that do not end", `${csvHeader}\n"never, ends`, "cannot be read from line 2"],
  ])("%s", async (_, content, expected) => {
    const { status, body } = await send(content);

    expect([status, body.error]).toEqual([400, "validation_error"]);
    expect(body.details.join()).toContain(expected);
  });

  it("that is not UTF-8, not CSV, too large, or has too many rows", async () => {
    const rows = Array.from({ length: 10_001 }, (_, at) => toCsvRow(`Number ${at}`));

    expect((await send(Buffer.from([0xff, 0xfe, 0x00, 0x41]))).body.details).toEqual([
      "csvFile: The file must be UTF-8 text",
    ]);
    expect((await send(toCsv(), { filename: "people.xlsx" })).body).toMatchObject({
      error: "unsupported_media_type",
      message: "Please select a valid CSV file",
    });
    expect((await send(Buffer.alloc(10 * 1024 * 1024 + 1, "a"))).status).toBe(413);
    expect((await send(toCsv(...rows))).body.details).toEqual([
      "csvFile: The file has more than 10,000 rows",
    ]);
    const left: string[] = [];
    for await (const key of world.platform.storage.list("bulk-uploads/")) left.push(key);
    const { body: jobs } = await world.get("/bulk-upload/jobs", admin);
    expect(left).toHaveLength(jobs.data.length);
  });

  it("without the admin's attestation of consent and age", async () => {
    const { status, body } = await send(toCsv(toCsvRow("No Consent")), { consent: "false" });

    expect(status).toBe(400);
    expect(body.details[0]).toContain("consentAttested");
  });

  it("from anybody who is no admin", async () => {
    for (const who of [null, await world.user(), await world.escort()]) {
      const expected = who ? 403 : 401;
      expect((await send(toCsv(toCsvRow("Not Allowed")), { who })).status).toBe(expected);
      expect((await send(toCsv(toCsvRow("Not Allowed")), { who, path: "preview" })).status).toBe(expected);
      for (const path of ["template", "guide", "jobs"]) {
        expect((await world.get(`/bulk-upload/${path}`, who)).status).toBe(expected);
      }
    }
  });
});

describe("a preview", () => {
  it("shows the first rows and all problems without writing anything", async () => {
    await world.user({ email: "already@example.test" });
    const before = await world.get("/admin/stats", admin);

    const { body } = await send(
      toCsv(
        toCsvRow("Fine One"),
        toCsvRow("Young One").replace(",29,", ",16,"),
        toCsvRow("Fine One"),
        "Old Friend,already@example.test,29,female,300,250,Oslo,Norway",
      ),
      { path: "preview" },
    );

    expect(body.data).toMatchObject({ total: 4, failed: 3, columns: csvHeader.split(",") });
    expect(body.data.rows[0]).toEqual({ row: 2, cells: toCsvRow("Fine One").split(",") });
    expect(body.data.errors.map(({ row }: { row: number }) => row)).toEqual([3, 4, 5]);
    const after = await world.get("/admin/stats", admin);
    expect(after.body.data.users).toEqual(before.body.data.users);
  });
});
