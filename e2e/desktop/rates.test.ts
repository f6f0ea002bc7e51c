import { expect, test } from "../support/test.ts";

test("the filters for place and duration narrow a search, and Back undoes them", async ({ page, given }) => {
  const rates = [{ place: "outcall", duration: "overnight", amount: 1850 }] as const;
  const city = `Tarn ${crypto.randomUUID().slice(0, 8)}`;
  const { profile } = await given.publicProfile({ city, rates: [...rates] });
  const { profile: hourly } = await given.publicProfile({ city });
  await page.goto(`/search?location=${encodeURIComponent(city)}`);
  const getCard = (name: string) => page.getByRole("main").getByRole("article").filter({ hasText: name });
  await expect(getCard(hourly.name)).toBeVisible();

  const duration = page.getByLabel("Duration");
  await expect(duration.getByRole("option")).toHaveText([
    "Any duration",
    "30 minutes (0)",
    "1 hour (2)",
    "90 minutes (0)",
    "2 hours (0)",
    "3 hours (0)",
    "4 hours (0)",
    "6 hours (0)",
    "12 hours (0)",
    "Overnight (1)",
    "24 hours (0)",
  ]);
  await duration.selectOption("overnight");

  await expect(getCard(profile.name)).toContainText("$1,850/night");
  await expect(getCard(hourly.name)).toHaveCount(0);
  await expect(page.getByRole("group", { name: "US dollars overnight" })).toBeVisible();
  await page.goBack();
  await expect(getCard(hourly.name)).toBeVisible();
  await expect(duration).toHaveValue("");
});
