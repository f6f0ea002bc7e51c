import { bulkColumns, listSeparator } from "@vesper/contract/profiles/bulk-upload";
import { limits } from "@vesper/contract/core/limits";
import { requiredFields } from "@vesper/contract/profiles/profile-fields";
import { toCsvLine } from "#platform/text/csv.ts";

const example: Partial<Record<string, string>> = {
  name: "Iris Vale",
  email: "iris@example.test",
  age: "31",
  gender: "female",
  rateOutcall: "320",
  rateIncall: "280",
  city: "Vienna",
  country: "Austria",
  currency: "EUR",
  category: "Companion",
  languages: `German${listSeparator} English`,
  services: `Dinner${listSeparator} Theatre`,
  aboutMe: "Good company for long evenings.",
  district: "Neubau",
};

/** All columns, and one fictional person. */
export const template = toCsvLine(bulkColumns) + toCsvLine(bulkColumns.map((name) => example[name] ?? ""));

const requiredColumns = ["email", ...Object.keys(requiredFields)];

export const guide = `# Bulk upload

One row for each person. Save the file as CSV in UTF-8, at most ${limits.upload.csv / 1024 / 1024} MB and ${limits.upload.csvRows.toLocaleString("en")} rows.

## Before you begin

- Everybody in the file has agreed to be listed, and you hold evidence that each of them is 18 or older. You confirm both, and that you did is recorded.
- Categories and tags must exist first. They are named in the file by name or by slug.
- E-mail addresses must be unique: in the file, and among all accounts.

## Columns

The first row names the columns. These must be there and filled: ${requiredColumns.join(", ")}.

All columns: ${bulkColumns.join(", ")}.

- \`email\` is for signing in. It is shown to nobody.
- \`age\` is ${limits.age.min} to ${limits.age.max}.
- \`gender\` is one of female, male, transgender, other.
- \`rateOutcall\` and \`rateIncall\` are per hour, in \`currency\` (three letters, USD when empty).
- \`category\` is one category; \`tags\`, \`languages\`, \`services\` and \`images\` are lists, separated by \`${listSeparator}\`.
- \`district\` is a part of the city, never a street.
- \`images\` are public web addresses of JPEG, PNG or WebP pictures, at most ${limits.upload.images} for a row. The first one becomes the primary picture.

## What happens

Each row stands for itself: one that fails harms no other, and is reported with its line and the reason. Profiles are approved with the upload. Everybody gets an invitation to set a password. The same file can be sent again after mending it: who is there already is reported and left alone.
`;
