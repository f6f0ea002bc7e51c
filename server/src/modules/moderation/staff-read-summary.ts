import type { StaffReadKind } from "@vesper/contract/accounts/staff-reads";
import { type AccountName, toNameForStaff } from "#platform/identity/account-name.ts";
import { formatDate } from "#platform/text/dates.ts";

const nouns: Record<StaffReadKind, [one: string, many: string]> = {
  "user-list": ["person in lists", "people in lists"],
  account: ["account", "accounts"],
  overview: ["overview", "overviews"],
  devices: ["device list", "device lists"],
  "letter-list": ["contact message in lists", "contact messages in lists"],
  letter: ["contact message", "contact messages"],
  "chat-message": ["chat message", "chat messages"],
};

interface Sum {
  adminName: AccountName;
  day: string;
  kind: StaffReadKind;
  people: number;
}

/** Returns one line for each admin and day: "May 4, 2026, Ines: 3 accounts, 40 people in lists." */
export function toSummaryText(sums: readonly Sum[]): string {
  const lines = Map.groupBy(
    sums,
    ({ adminName, day }) => `${formatDate(new Date(day))}, ${toNameForStaff(adminName)}`,
  );
  return [...lines]
    .map(
      ([who, parts]) => `${who}: ${parts.map(({ kind, people }) => toCountLabel(kind, people)).join(", ")}.`,
    )
    .join("\n");
}

const toCountLabel = (kind: StaffReadKind, count: number) =>
  `${count.toLocaleString("en-US")} ${nouns[kind][count === 1 ? 0 : 1]}`;
