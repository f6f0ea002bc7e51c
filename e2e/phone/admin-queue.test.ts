import { expect, test } from "../support/test.ts";

test("an admin decides a profile on a phone, with sections in a drawer", async ({
  page,
  given,
  signIn,
  checkPage,
}) => {
  const { name } = await given.profile({ phoneNumber: "+47 22 33 44 55" });
  await signIn(await given.admin());
  await page.goto("/admin");

  await page.getByRole("button", { name: /^Sections, now Dashboard/ }).click();
  const drawer = page.getByRole("dialog", { name: "Sections" });
  await expect(drawer.getByRole("list", { name: "Review" })).toContainText("Media Review");
  await checkPage(page);
  await drawer.getByRole("link", { name: "Pending Escort Profiles" }).click();
  await expect(page).toHaveURL("/admin/pending");
  await expect(drawer).toBeHidden();

  await page.getByLabel("Sort").selectOption("Newest first");
  const card = page.getByRole("article", { name });
  await expect(card.getByRole("region", { name: "Contacts" })).toContainText("+47 22 33 44 55");
  await expect(card.getByText("As visitors will see it")).toBeVisible();
  await card.getByRole("button", { name: `Reject ${name}` }).click();
  const rejecting = page.getByRole("alertdialog", { name: `Reject ${name}` });
  await rejecting.getByRole("button", { name: "Not enough text" }).click();
  await expect(rejecting.getByLabel("Reason")).not.toHaveValue("");
  await checkPage(page);
  await rejecting.getByRole("button", { name: "Reject", exact: true }).click();
  await expect(page.getByText("Rejecting…")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(card).toBeVisible();

  await card.getByRole("button", { name: `Approve ${name}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Approve" }).click();
  await expect(page.getByText("Profile approved")).toBeVisible();
  await expect(card).toHaveCount(0);
});
