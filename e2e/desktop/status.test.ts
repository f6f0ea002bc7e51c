import { breakCalls, holdCalls } from "../support/failing-calls.ts";
import { expect, test } from "../support/test.ts";

test("staff see that all is well, make a backup and watch it", async ({ page, given, signIn }) => {
  test.slow();
  await signIn(await given.admin());
  await page.goto("/admin");

  await page.getByRole("navigation", { name: "Admin" }).getByRole("link", { name: "Status" }).click();
  await expect(page.getByRole("heading", { name: "Status", exact: true })).toBeVisible();
  await expect(page.getByText("Everything works.")).toBeVisible();
  await expect(page.getByText(/Embedded database, version .+ answers in/)).toBeVisible();
  await expect(page.getByRole("region", { name: "Nodes" }).getByText("Serves this page")).toBeVisible();

  const backups = page.getByRole("region", { name: "Backups" });
  await expect(backups.getByText("There is no backup yet.")).toBeVisible();
  await backups.getByRole("button", { name: "Back up now" }).click();
  const backup = backups.getByRole("listitem").filter({ hasText: "manual" });
  await expect(backup.getByText(/[\d,]+ rows · [\d,]+ files?/)).toBeVisible({ timeout: 60_000 });
  // The test itself takes longer than a journey should; the server's tests wait for it.
  await expect(backup.getByText(/^Restore (is being )?tested$/)).toBeVisible();

  await page.goto("/admin/audit");
  await expect(page.getByText("backup.requested").first()).toBeVisible();
});

test.describe("while the server fails", () => {
  test.use({ expectedProblems: [/500/] });

  test("the status page says so while it loads and when it cannot", async ({ page, given, signIn }) => {
    await signIn(await given.admin());
    const release = await holdCalls(page, "**/api/v1/admin/status");
    await page.goto("/admin/status");
    await expect(page.getByText("Checking…")).toBeAttached();
    await release();
    await expect(page.getByText("Everything works.")).toBeVisible();

    const repair = await breakCalls(page, "**/api/v1/admin/**");
    await page.goto("/admin/status");
    await expect(page.getByText(/Error loading the status/)).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText("Failed to load the backups")).toBeVisible();
    await repair();
    await page
      .getByRole("alert")
      .filter({ hasText: "the status" })
      .getByRole("button", { name: "Retry" })
      .click();
    await expect(page.getByText("Everything works.")).toBeVisible();
  });
});
