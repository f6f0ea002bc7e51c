import { randomUUID } from "node:crypto";
import { expect, test } from "../support/test.ts";

const header = "name,email,age,gender,rateOutcall,rateIncall,city,country";

test("a bulk upload is previewed, confirmed and imported by keyboard", async ({ page, given, signIn }) => {
  const mark = randomUUID().slice(0, 8);
  const line = (name: string, age: number) =>
    `${name} ${mark},${name.toLowerCase()}-${mark}@example.test,${age},female,300,250,Bergen,Norway`;
  const content = [header, line("Freya", 31), line("Minna", 16), line("Signe", 27)].join("\n");
  await signIn(await given.admin());
  await page.goto("/admin/bulk-upload");

  await expect(page.getByRole("button", { name: "Choose a CSV file" })).toBeVisible();
  const choose = (name: string, mimeType: string) =>
    page
      .getByLabel("CSV file", { exact: true })
      .setInputFiles({ name, mimeType, buffer: Buffer.from(content) });
  await choose("notes.txt", "text/plain");
  await expect(page.getByText("Please select a valid CSV file")).toBeVisible();
  await choose("people.csv", "text/csv");

  await expect(page.getByText("3 rows found.")).toBeVisible();
  await expect(page.getByRole("table", { name: "Problems in the file" })).toContainText("age");
  const start = page.getByRole("button", { name: "Start Bulk Upload" });
  await expect(start).toBeDisabled();
  await page.getByRole("checkbox", { name: /has agreed to be listed/ }).focus();
  await page.keyboard.press("Space");
  await start.focus();
  await page.keyboard.press("Enter");

  const results = page.getByRole("region", { name: "Upload Results" });
  await expect(results.getByRole("table", { name: "Failed rows" })).toContainText(
    `minna-${mark}@example.test`,
  );
  await expect(results.getByText("Processing...")).toHaveCount(0);
  await expect(results.getByRole("definition")).toHaveText(["3", "2", "1"]);

  const download = page.waitForEvent("download");
  await results.getByRole("button", { name: "Download failed rows" }).press("Enter");
  expect((await download).suggestedFilename()).toBe("failed-rows.csv");

  await page.goto(`/search?q=Freya%20${mark}`);
  await expect(page.getByRole("link", { name: new RegExp(`^Freya ${mark}`) })).toBeVisible();
  await page.goto("/admin/audit");
  await expect(page.getByText("consentAttested").first()).toBeVisible();
});
