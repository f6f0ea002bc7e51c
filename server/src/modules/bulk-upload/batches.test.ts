import { afterAll, beforeEach, describe, expect, it } from "vitest";
import type { Person } from "#test/factories/accounts.ts";
import { createBulkUploadActions, csvHeader, toCsv, toCsvRow } from "#test/factories/bulk-uploads.ts";
import { createWorld } from "#test/world.ts";

const world = await createWorld();
afterAll(() => world.close());

let admin: Person;
beforeEach(async () => {
  admin = await world.admin();
});
const { send } = createBulkUploadActions(world, () => admin);

const toNames = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${prefix} ${String.fromCodePoint(65 + at)}`);

/** Reserves an address for an account whose owner can still undo a change. */
async function reserveAddress(email: string): Promise<void> {
  const { id: userId } = await world.user();
  const [createdAt, expiresAt] = [world.clock.now(), new Date(world.clock.now().getTime() + 60_000)];
  await world.db
    .insertInto("mailedTokens")
    .values({ hash: Buffer.from(email), userId, purpose: "undo-email", email, createdAt, expiresAt })
    .execute();
}

describe("rows that are imported together", () => {
  it("are created even if one among them is refused by the database", async () => {
    const names = toNames("Neighbor", 7);
    await reserveAddress("neighbor.d@example.test");

    const { body } = await send(toCsv(...names.map((name) => toCsvRow(name))));

    expect(body.results).toMatchObject({
      successful: 6,
      errors: [
        { row: 5, email: "neighbor.d@example.test", error: "This email address is already registered." },
      ],
    });
    const made = await world.db
      .selectFrom("profiles")
      .select("name")
      .where("name", "like", "Neighbor%")
      .orderBy("name")
      .execute();
    expect(made.map(({ name }) => name)).toEqual(names.filter((name) => name !== "Neighbor D"));
  });

  it("get different slugs for the same name", async () => {
    const rows = ["one", "two", "three"].map((user) => toCsvRow("Same Name").replace("same.name", user));

    await send(toCsv(...rows));

    const made = await world.db
      .selectFrom("profiles")
      .select("slug")
      .where("name", "=", "Same Name")
      .orderBy("slug")
      .execute();
    expect(made.map(({ slug }) => slug)).toEqual(["same-name", "same-name-2", "same-name-3"]);
  });

  it("are each counted under their category and tags", async () => {
    await world.post("/admin/tags", { name: "Polyglot", slug: "polyglot" }, admin);
    const category = { name: "Opera Guest", slug: "opera-guest", type: "service" };
    await world.post("/admin/categories", category, admin);
    const [one, two, three] = toNames("Counted", 3).map((name) => toCsvRow(name));
    const rows = [`${one},opera-guest,Polyglot`, `${two},opera-guest,`, `${three},,`];

    await send([`${csvHeader},category,tags`, ...rows].join("\n"));

    const count = async (table: "categories" | "tags", slug: string) =>
      world.db.selectFrom(table).select("profileCount").where("slug", "=", slug).executeTakeFirst();
    expect(await count("categories", "opera-guest")).toEqual({ profileCount: 2 });
    expect(await count("tags", "polyglot")).toEqual({ profileCount: 1 });
  });
});

describe("the invitations of rows that are imported together", () => {
  it("are sent once each, also when one of them fails at first", async () => {
    const { mailer } = world.platform;
    const sendMail = mailer.send;
    const failing = "invited.b@example.test";
    mailer.send = async (mail) => {
      if (mail.to !== failing) return sendMail(mail);
      mailer.send = sendMail;
      throw new Error("mailbox busy");
    };

    await send(toCsv(...toNames("Invited", 3).map((name) => toCsvRow(name))));
    await world.jobs.drain();

    const addresses = world.mails.map(({ to }) => to).filter((to) => to.startsWith("invited."));
    expect(addresses.toSorted()).toEqual([
      "invited.a@example.test",
      "invited.b@example.test",
      "invited.c@example.test",
    ]);
  });
});
