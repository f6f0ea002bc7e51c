import { bulkColumns } from "@vesper/contract/profiles/bulk-upload";
import { listSeparator } from "@vesper/contract/profiles/list-separator";
import { accessLabels, welcomeLabels } from "@vesper/contract/profiles/good-to-know-labels";
import { limits } from "@vesper/contract/core/limits";
import { durations, RatePlace } from "@vesper/contract/profiles/profile-rates";
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
  rates: `outcall 120=600${listSeparator} outcall overnight=1800${listSeparator} incall 30=160`,
  category: "Companion",
  languages: `German${listSeparator} English`,
  services: `Dinner companion${listSeparator} Cooking together`,
  welcomes: `women${listSeparator} couples`,
  access: `step-free${listSeparator} elevator`,
  aboutMe: "Good company for long evenings.",
  district: "Neubau",
};

/** All columns, and one fictional person. */
export const template = toCsvLine(bulkColumns) + toCsvLine(bulkColumns.map((name) => example[name] ?? ""));

const requiredColumns = ["email", ...Object.keys(requiredFields)];

export const guide = `# Bulk upload

Add one row per person. Save the file as UTF-8 CSV, with at most ${limits.upload.csv / 1024 / 1024} MB and ${limits.upload.csvRows.toLocaleString("en")} rows.

## Before you begin

- Make sure that everyone in the file has agreed to be listed, and that you hold evidence that each of them is 18 or older. You confirm both when you upload, and your confirmation is recorded.
- Create the categories and tags first. The file refers to them by name or by slug.
- Use each email address only once. It must be unique in the file and among all accounts.

## Columns

The first row names the columns. These columns are required, with a value in every row: ${requiredColumns.join(", ")}.

All columns: ${bulkColumns.join(", ")}.

- \`email\` is for signing in. It is never shown to anyone.
- \`age\` is from ${limits.age.min} to ${limits.age.max}.
- \`gender\` is one of female, male, transgender, other.
- \`rateOutcall\` and \`rateIncall\` are per hour, in \`currency\` (three letters; USD if empty).
- \`rates\` are rates for other durations, such as \`outcall 120=400${listSeparator} incall 30=90\`: the place (${RatePlace.options.join(" or ")}), the duration in minutes (${durations.join(", ")}), and the amount. The one-hour rates are \`rateOutcall\` and \`rateIncall\`.
- \`category\` is one category. \`tags\`, \`languages\`, \`services\`, \`welcomes\`, \`access\` and \`images\` are lists, separated by \`${listSeparator}\`.
- \`services\` may contain services from your list, by name in any spelling of case and accents, and own words. Visitors can filter by those from the list.
- \`welcomes\` says who is welcome: ${Object.keys(welcomeLabels).join(", ")}.
- \`access\` describes the place: ${Object.keys(accessLabels).join(", ")}.
- \`district\` is a part of the city, never a street.
- \`images\` are public web addresses of JPEG, PNG or WebP photos, at most ${limits.upload.images} per row. The first one becomes the primary photo.

## What happens next

Each row is processed on its own. If a row fails, the others are not affected, and the report gives its line and the reason. Profiles are approved with the upload, and everyone gets an invitation to set a password. You can fix the file and upload it again: people who already have an account are reported and left unchanged.
`;
