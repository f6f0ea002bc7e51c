import { describe, expect, it } from "vitest";
import { findNameOffences } from "./name-law.ts";

const chatStore = "server/src/modules/chat/store/selections.ts";

const forbidden: [file: string, text: string][] = [
  [chatStore, '.select(["users.name", "users.email"])'],
  [chatStore, '.leftJoin("users as other", "other.id", "mine.otherId").select("other.name")'],
  [chatStore, "sql`select coalesce(p.name, u.name) from users u`"],
  [chatStore, "sql`'name', coalesce(${profile}.name, ${user}.name)`"],
  ["server/src/modules/blocks/store.ts", "sql`select them.name from users as them`"],
  ["server/src/platform/database/backup-sources.ts", "sql`select users.name from users`"],
  [chatStore, "sql<PublicName>`other.nickname`"],
  ["server/src/modules/reviews/present.ts", "name: row.authorName as PublicName"],
  ["server/src/modules/reviews/store/reviews.ts", "PublicName.parse(row.name)"],
];

const allowed: [file: string, text: string][] = [
  [chatStore, 'publicName("other.id", "met")'],
  [chatStore, '.select("profiles.name").innerJoin("users", "users.id", "profiles.userId")'],
  ["server/src/modules/accounts/store/users.ts", '.select("users.name")'],
  ["server/src/modules/moderation/store/cases.ts", '.leftJoin("users as owner").select("owner.name")'],
  ["server/src/platform/database/public-name.ts", "sql<PublicName>`named.name from users as named`"],
  ["server/src/modules/chat/chat.test.ts", '.select("users.name")'],
  ["web/app/features/chat/test-message.ts", '"Vera" as PublicName'],
];

describe("the naming check", () => {
  it.each(forbidden)("refuses in %s: %s", (file, text) => {
    expect(findNameOffences(file, text)).toEqual([expect.stringContaining(`${file}:1 `)]);
  });

  it.each(allowed)("allows in %s: %s", (file, text) => {
    expect(findNameOffences(file, text)).toEqual([]);
  });
});
