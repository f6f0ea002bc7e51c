import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, describe, expect, it } from "vitest";
import { sendMessage } from "#modules/chat/index.ts";
import { createContext } from "#platform/context.ts";
import { checkPrivacy } from "./service/check.ts";
import type { Person } from "#test/factories/accounts.ts";
import { buildDraftListing } from "#test/factories/listings.ts";
import { buildApprovedPicture, buildDraftPicture, buildPhoto, uploadFile } from "#test/factories/media.ts";
import { buildProfileDraft, buildPublicProfile } from "#test/factories/profiles.ts";
import { buildApprovedReview, buildPendingReview, toReviewsPath } from "#test/factories/reviews.ts";
import { createWorld } from "#test/world.ts";

const world = await createWorld();
afterAll(() => world.close());

const day = 24 * 60 * 60 * 1000;

/** Returns a unique marker that names the field it is written into. */
const canary = (where: string) => `zqcanary${where}`;
const canaries = new Set<string>();
function mark(where: string): string {
  canaries.add(canary(where));
  return canary(where);
}
const found = (text: string) => [...new Set(text.toLowerCase().match(/zqcanary[a-z]+/g))];

/** Builds the context of a signed-in person, as a socket would. */
const as = ({ id, roles }: Person) =>
  createContext(world.platform, { userId: id, sessionId: "", roles }, undefined);

async function converse(from: Person, to: Person, content: string): Promise<void> {
  const { body } = await world.post("/chat/conversations/private", { recipientId: to.id }, from);
  await sendMessage(as(from), { conversationId: body.data._id, content });
}

/** Creates a person who has written into every field the site offers. */
async function writer(admin: Person): Promise<{ person: Person; other: Person }> {
  const email = `${mark("email")}@example.test`;
  const person = await world.user({ name: mark("name"), email, roles: ["escort"] });
  await world.put("/auth/me/profile", texts(["location", "address", "bio"], "account"), person);
  // Phone numbers are now validated, but earlier releases accepted any text.
  const phone = mark("accountphone");
  await world.db.updateTable("users").set({ phone }).where("id", "=", person.id).execute();
  await writeProfile(person, admin);
  await keepMedia(person, admin);

  const { escort: other, ...profile } = await buildPublicProfile(world, admin);
  await world.post(`/favorites/${profile.id}`, undefined, person);
  await world.put(`/favorites/${profile.id}/note`, { note: mark("note") }, person);
  await world.put(`/follows/${profile.id}`, { tours: true, available: true, pictures: true }, person);
  const near = { city: mark("near"), country: "Norway", lat: 59.9, lon: 10.7, radiusKm: 50 };
  await world.put("/follows/settings", { place: near }, person);
  await world.post("/saved-searches", { name: mark("search"), query: { q: mark("query") } }, person);
  await buildApprovedReview(world, admin, profile, person, {
    title: mark("reviewtitle"),
    body: mark("reviewbody"),
  });
  const another = await buildPublicProfile(world, admin);
  await buildPendingReview(world, another, person, { title: mark("unread"), body: mark("unreadbody") });
  await converse(person, other, mark("message"));
  await converse(other, person, "Good evening");
  await world.post("/api/contact", { ...texts(["name", "subject", "message"], "contact"), email });
  await report(person, { id: other.id, type: "user" }, mark("report"), admin);
  await report(other, { id: person.id, type: "user" }, "I know her", admin);
  await world.post(`/blocks/${(await world.user()).id}`, undefined, person);
  return { person, other };
}

const texts = (names: string[], within: string) =>
  Object.fromEntries(names.map((name) => [name, mark(within + name.toLowerCase())]));

async function writeProfile(person: Person, admin: Person): Promise<void> {
  const freely = ["city", "country", "aboutMe", "hair", "hairColor", "eyeColor", "ethnicity", "nationality"];
  const textFields = ["preferences", "workingHours", "availability"];
  const handles = ["telegram", "instagram", "twitter", "wechat", "lineId"];
  const { body } = await world.post(
    "/escort-profile",
    buildProfileDraft({
      name: mark("profilename"),
      ...texts([...freely, ...textFields], "profile"),
      languages: [mark("language")],
      services: [mark("service")],
      customFields: [{ label: mark("label"), value: mark("value") }],
      location: { address: mark("district") },
    }),
    person,
  );
  const numbers = { phoneNumber: mark("profilephonenumber"), whatsapp: mark("profilewhatsapp") };
  await world.db.updateTable("profiles").set(numbers).where("id", "=", body.data._id).execute();
  const contacts = { ...texts(handles, "profile"), email: `${mark("profileemail")}@example.test` };
  await world.put("/escort-profile/my-profile", contacts, person);
  await world.post(`/admin/escort-profiles/${body.data._id}/approve`, undefined, admin);
  const [from, to] = [1, 3].map((days) =>
    new Date(world.clock.now().getTime() + days * day).toISOString().slice(0, 10),
  );
  const tour = { city: mark("tourcity"), country: mark("tourcountry"), from, to, note: mark("tournote") };
  await world.post("/escort-profile/my-profile/tours", tour, person);
  const listing = await buildDraftListing(world, person, {
    title: mark("listing"),
    description: mark("listingtext"),
  });
  await world.post(`/supplier/products/${listing.id}/submit`, undefined, person);
  await world.post(`/admin/products/${listing.id}/reject`, { reason: "Please say more." }, admin);
  const review = await buildApprovedReview(world, admin, { id: body.data._id }, await world.user());
  await world.post(`/reviews/${review}/reply`, { text: mark("reply") }, person);
}

async function keepMedia(person: Person, admin: Person): Promise<void> {
  const fields = { title: mark("mediatitle"), description: mark("mediadescription") };
  await buildApprovedPicture(world, person, admin, { fields, filename: `${mark("hidden")}.jpg` });
  await buildDraftPicture(world, person, { fields: {}, filename: `${mark("filename")}.jpg` });
  await uploadFile(world, person, await buildPhoto(), { path: "/auth/me/avatar" });
  await world.post("/auth/me/archive", undefined, person);
  await world.jobs.drain();
}

async function report(
  from: Person,
  { id, type }: { id: string; type: string },
  details: string,
  admin: Person,
): Promise<void> {
  const draft = { targetType: type, targetId: id, reason: "scam", details };
  const { body } = await world.post("/reports", draft, from);
  await world.post(
    `/admin/reports/${body.data._id}/resolve`,
    { resolution: "dismissed", action: "none", note: "Looked at it." },
    admin,
  );
}

async function erase(person: Person): Promise<void> {
  const { tokens } = await world.signedInAgain(person);
  await world.delete("/auth/me", { tokens }, { password: person.password });
  world.clock.advance(30 * day + 1000);
  await world.jobs.send(world.db, "accounts.daily-cleaning", {});
  await world.jobs.drain();
}

interface Column {
  table: string;
  column: string;
  type: string;
}

/** Lists every column that can hold text in any form, except the job queue's tables, which are purged after a day. */
async function columns(): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select table_name as table, column_name as column, data_type as type
    from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(world.db);
  return rows;
}

/** Lists the canaries left in the database: `table.column: what was written`. */
async function inDatabase(): Promise<string[]> {
  const places: string[] = [];
  for (const { table, column, type } of await columns()) {
    const value = sql.ref(column);
    const text = type === "bytea" ? sql`encode(${value}, 'escape')` : sql`${value}::text`;
    const { rows } = await sql<{ text: string }>`
      select ${text} as text from ${sql.table(table)} where ${text} ilike '%zqcanary%'`.execute(
      world.db.withoutPlugins(),
    );
    for (const { text } of rows) {
      for (const word of found(text)) places.push(`${table}.${column}: ${word}`);
    }
  }
  return places.toSorted();
}

/** Lists the canaries left in the names and contents of all files. */
async function inStorage(): Promise<string[]> {
  const folder = join(world.dataDir, "storage");
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const places = [];
  for (const entry of entries.filter((one) => one.isFile())) {
    const bytes = await readFile(join(entry.parentPath, entry.name), "latin1");
    for (const word of found(`${entry.name} ${bytes}`)) places.push(`${entry.name}: ${word}`);
  }
  return places;
}

describe("a person who has written in every field", async () => {
  const admin = await world.admin();
  const { person, other } = await writer(admin);

  it("finds all of it in the export", async () => {
    const { body } = await world.get("/auth/me/export", await world.signedInAgain(person));

    const missing = [...canaries].filter((word) => !found(JSON.stringify(body)).includes(word));

    // The file name is missing, because it is not stored if a title is given.
    expect(missing).toEqual([canary("hidden")]);
  });

  it("leaves nothing after erasure except what others have read", async () => {
    await erase(person);

    expect(await inStorage()).toEqual([]);
    expect(await inDatabase()).toEqual([
      // Part of the notification to the reviewed person.
      `notifications.text: ${canary("reviewtitle")}`,
      `reviews.body: ${canary("reviewbody")}`,
      `reviews.title: ${canary("reviewtitle")}`,
    ]);
  });

  it("leaves no files behind", async () => {
    const { rows } = await sql<{ id: string }>`select id from media where owner_id = ${person.id}`.execute(
      world.db,
    );
    const stored = await Promise.all(
      ["avatars/", "archives/", "uploads/"].map((folder) =>
        Array.fromAsync(world.platform.storage.list(folder)),
      ),
    );

    expect(rows).toEqual([]);
    expect(stored.flat()).toEqual([]);
  });

  it("appears as a former member to the people they wrote to", async () => {
    const reader = await world.signedInAgain(other);
    const profile = await world.get("/escort-profile/my-profile", reader);
    const { body } = await world.get(toReviewsPath({ id: profile.body.data._id }));
    const conversations = await world.get("/chat/conversations", reader);

    expect(body.data.reviews[0]).toMatchObject({ body: canary("reviewbody") });
    expect(JSON.stringify([body, conversations.body])).not.toContain(person.id);
  });

  it("passes the database check after erasure", async () => {
    expect(await checkPrivacy(createContext(world.platform))).toEqual([]);
  });
});

it("erasure keeps a report's text until its case is decided", async () => {
  const [reporter, accused, admin] = [await world.user(), await world.user(), await world.admin()];
  const text = canary("openreport");
  const { body } = await world.post(
    "/reports",
    { targetType: "user", targetId: accused.id, reason: "scam", details: text },
    reporter,
  );
  await erase(reporter);

  const readReport = async () => {
    const { body: list } = await world.get("/admin/reports?limit=100", await world.signedInAgain(admin));
    return list.data.find(({ _id }: { _id: string }) => _id === body.data._id).details;
  };
  const before = await readReport();
  const { tokens } = await world.signedInAgain(admin);
  await world.post(
    `/admin/reports/${body.data._id}/resolve`,
    { resolution: "dismissed", action: "none", note: "Looked at it." },
    { tokens },
  );

  expect(before).toBe(text);
  expect(await readReport()).toBe("");
});
