import { describe, expect, it } from "vitest";
import { nameOffences } from "./name-law.ts";

const chat = "server/src/modules/chat/store/traits.ts";

const offences: [file: string, text: string][] = [
  [chat, '.select(["users.name", "users.email"])'],
  [chat, '.leftJoin("users as other", "other.id", "mine.otherId").select("other.name")'],
  [chat, "sql`select coalesce(p.name, u.name) from users u`"],
  [chat, "sql`'name', coalesce(${profile}.name, ${user}.name)`"],
  ["server/src/modules/blocks/store.ts", "sql`select them.name from users as them`"],
  ["server/src/platform/database/lines.ts", "sql`select users.name from users`"],
  [chat, "sql<PublicName>`other.nickname`"],
  ["server/src/modules/reviews/present.ts", "name: row.authorName as PublicName"],
  ["server/src/modules/reviews/store/reviews.ts", "PublicName.parse(row.name)"],
];

const lawful: [file: string, text: string][] = [
  [chat, 'publicName("other.id", "met")'],
  [chat, '.select("profiles.name").innerJoin("users", "users.id", "profiles.userId")'],
  ["server/src/modules/accounts/store/users.ts", '.select("users.name")'],
  ["server/src/modules/moderation/store/cases.ts", '.leftJoin("users as owner").select("owner.name")'],
  ["server/src/platform/database/public-name.ts", "sql<PublicName>`named.name from users as named`"],
  ["server/src/modules/chat/chat.test.ts", '.select("users.name")'],
  ["web/app/features/chat/test-message.ts", '"Vera" as PublicName'],
];

describe("the name law", () => {
  it.each(offences)("refuses in %s: %s", (file, text) => {
    expect(nameOffences(file, text)).toEqual([expect.stringContaining(`${file}:1 `)]);
  });

  it.each(lawful)("lets pass in %s: %s", (file, text) => {
    expect(nameOffences(file, text)).toEqual([]);
  });
});
