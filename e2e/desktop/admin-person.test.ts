import { expect, test } from "../support/test.ts";

test("an admin signs out a device, bans and unbans on one page", async ({ browser, page, given, signIn }) => {
  const person = await given.user({ name: "Mira Dahl" });
  const elsewhere = await browser.newPage();
  await signIn(await given.admin());
  await elsewhere.goto("/login");
  await elsewhere.getByLabel("Email").fill(person.email);
  await elsewhere.getByLabel("Password", { exact: true }).fill(person.password);
  await elsewhere.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(elsewhere).toHaveURL("/dashboard");

  await page.goto(`/admin/users?search=${encodeURIComponent(person.email)}`);
  await page.getByRole("link", { name: "Mira Dahl" }).click();
  await expect(page).toHaveURL(`/admin/users/${person.user._id}`);
  await expect(page.getByRole("heading", { name: "Mira Dahl" })).toBeVisible();
  await expect(page.getByText("No decisions about this member yet.")).toBeVisible();
  const history = page.getByRole("region", { name: "History" });
  await expect(history.getByText("No changes recorded yet.")).toBeVisible();

  const devices = page.getByRole("region", { name: "Signed-in devices" });
  await devices.getByRole("button", { name: /^Sign out Chrome/ }).click();
  await expect(page.getByText("Device signed out")).toBeVisible();
  await expect(history.getByText("user.signed_out")).toBeVisible();
  await expect(devices.getByRole("button", { name: /^Sign out Chrome/ })).toBeHidden();
  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(/\/login/);

  await page.getByRole("button", { name: "Ban Mira Dahl", exact: true }).click();
  const banning = page.getByRole("dialog", { name: "Ban Mira Dahl" });
  await banning.getByLabel("Reason").fill("Asked guests for money in advance.");
  await banning.getByRole("button", { name: "Ban User" }).click();
  await expect(page.getByText("User banned successfully!")).toBeVisible();
  await expect(history.getByText("user.banned")).toBeVisible();
  await expect(devices.getByText("Not signed in on any device.")).toBeVisible();
  const record = page.getByRole("region", { name: "Cases and decisions" });
  await expect(record.getByText("Asked guests for money in advance.")).toBeVisible();

  await page.getByRole("button", { name: "Unban Mira Dahl" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Unban User" }).click();
  await expect(page.getByText("User unbanned successfully!")).toBeVisible();
  await expect(history.getByText("user.unbanned")).toBeVisible();
  await expect(record.getByText("Lifted", { exact: true })).toBeVisible();
});
