import { writeHouseRules } from "@vesper/server/modules/house-rules";
import type { Context } from "@vesper/server/platform/context";
import { as } from "./as.ts";
import { daysAgo } from "./days-ago.ts";
import { emailOf } from "./world/draft.ts";

const written: readonly { email: string; rules: string[] }[] = [
  {
    email: "escort@vesper.test",
    rules: [
      "Please be on time, and call if you are late.",
      "Phones stay in the pocket; no photos.",
      "Book dinners two days ahead.",
    ],
  },
  { email: emailOf({ name: "Freja" }), rules: ["No smoking indoors.", "Please do not bring guests."] },
];

/** House rules of two escorts; the others have none. */
export async function makeDemoHouseRules(ctx: Context): Promise<void> {
  for (const { email, rules } of written) {
    await writeHouseRules(await as(daysAgo(ctx, 5), email), rules);
  }
}
