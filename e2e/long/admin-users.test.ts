import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import type { Person } from "../support/given.ts";
import { chooseUserAction } from "../support/queue.ts";
import { expect, test } from "../support/test.ts";

const getRow = (page: Page, text: string): Locator =>
  page.getByRole("table", { name: "Users" }).getByRole("row").filter({ hasText: text });

async function searchUsers(page: Page, text: string) {
  await page.getByRole("searchbox", { name: "Search" }).fill(text);
  await expect(page).toHaveURL((url) => url.searchParams.get("search") === text);
}

async function tryToSignIn(page: Page, email: string, password: string) {
  await page.goto("/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
}

/** Journeys run in parallel, so only the actions of this admin are checked. */
async function expectInAuditLog(page: Page, admin: Person, actions: string[]) {
  await page.goto(`/admin/audit?actor=${admin.user._id}`);
  for (const action of actions) {
    const entries = page.getByText(`user.${action}`, { exact: true }).filter({ visible: true });
    await expect(entries.first()).toBeVisible();
  }
}

test("an account is created, edited and deleted, and the audit log records it", async ({
  browser,
  page,
  given,
  signIn,
}) => {
  const email = `vera-${randomUUID()}@example.test`;
  const password = "evening-star";
  const elsewhere = await browser.newPage();
  const admin = await given.admin();
  await signIn(admin);

  await page.goto("/admin");
  await page.getByRole("link", { name: "Manage Users" }).click();
  await page.getByRole("button", { name: "+ Add New User" }).click();
  const creating = page.getByRole("dialog", { name: "Create New User" });
  await creating.getByLabel("Name").fill("Vera Lind");
  await creating.getByLabel("Email").fill(email);
  await creating.getByLabel("Password", { exact: true }).fill("short");
  await creating.getByRole("button", { name: "Create User" }).click();
  await expect(creating.getByText("Password must be at least 6 characters long")).toBeVisible();
  await creating.getByLabel("Password", { exact: true }).fill(password);
  await creating.getByRole("button", { name: "Create User" }).click();
  await expect(page.getByText("User created successfully!")).toBeVisible();

  await searchUsers(page, email);
  const row = getRow(page, email);
  await row.getByRole("button", { name: "Edit Vera Lind" }).click();
  const editing = page.getByRole("dialog", { name: "Edit Vera Lind" });
  await editing.getByLabel("Name").fill("Vera Moor");
  await editing.getByLabel("VIP").check();
  await editing.getByLabel("Status").selectOption("suspended");
  await editing.getByRole("button", { name: "Update User" }).click();
  await expect(editing.getByText("Reason is required, because the member will see it")).toBeVisible();
  await editing.getByLabel("Status").selectOption("active");
  await editing.getByRole("button", { name: "Update User" }).click();
  await expect(page.getByText("User updated successfully!")).toBeVisible();
  await expect(row).toContainText("Vera Moor");
  await expect(row).toContainText("VIP");

  await row.getByRole("button", { name: "Edit Vera Moor" }).click();
  const again = page.getByRole("dialog", { name: "Edit Vera Moor" });
  await again.getByLabel("VIP").uncheck();
  await again.getByRole("button", { name: "Update User" }).click();
  await expect(page.getByText("User roles updated successfully!")).toBeVisible();
  await expect(row).not.toContainText("VIP");

  await tryToSignIn(elsewhere, email, password);
  await expect(elsewhere).toHaveURL("/dashboard");
  await expect(elsewhere.getByRole("heading", { name: "Recent activity" })).toBeVisible();
  await expect(elsewhere.getByText("You received this account from our team")).toBeVisible();

  await chooseUserAction(page, "Delete", "Vera Moor");
  const deleting = page.getByRole("alertdialog", { name: "Delete Vera Moor?" });
  await expect(deleting).toContainText("erased after 30 days");
  await deleting.getByRole("button", { name: "Delete User" }).click();
  await expect(page.getByText("User deleted successfully!")).toBeVisible();
  await expect(page.getByRole("heading", { name: "User Management" })).toBeFocused();
  await expect(page.getByText("No users found")).toBeVisible();
  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(/\/login/);

  await expectInAuditLog(page, admin, ["created", "updated", "roles_changed", "deleted"]);
});

test("a banned member sees the reason and can sign in after the unban", async ({
  browser,
  page,
  given,
  signIn,
}) => {
  const person = await given.user({ name: "Noor Haddad" });
  const elsewhere = await browser.newPage();
  const admin = await given.admin();
  await signIn(admin);
  await page.goto("/admin/users");
  await searchUsers(page, person.email);

  const row = getRow(page, person.email);
  await chooseUserAction(page, "Ban", "Noor Haddad");
  const banning = page.getByRole("dialog", { name: "Ban Noor Haddad" });
  const ban = banning.getByRole("button", { name: "Ban User" });
  await expect(ban).toBeDisabled();
  await banning.getByLabel("Reason").fill("Asked guests for money in advance.");
  await banning.getByLabel("Category").selectOption("scam");
  await ban.click();
  await expect(page.getByText("User banned successfully!")).toBeVisible();
  await expect(row).toContainText("Banned");
  await tryToSignIn(elsewhere, person.email, person.password);
  await expect(elsewhere.getByRole("dialog", { name: "Login Failed" })).toContainText(
    "Asked guests for money in advance.",
  );

  await chooseUserAction(page, "Unban", "Noor Haddad");
  const unbanning = page.getByRole("alertdialog");
  await expect(unbanning).toContainText("Are you sure you want to unban Noor Haddad?");
  await unbanning.getByRole("button", { name: "Unban User" }).click();
  await expect(page.getByText("User unbanned successfully!")).toBeVisible();
  await tryToSignIn(elsewhere, person.email, person.password);
  await expect(elsewhere).toHaveURL("/dashboard");

  await expectInAuditLog(page, admin, ["banned", "unbanned"]);
});

test("filters survive a reload and Back", async ({ page, given, signIn }) => {
  const email = `ines-${randomUUID()}@example.test`;
  await given.user({ name: "Ines Moor", email });
  await signIn(await given.admin());

  await page.goto("/admin/users");
  await searchUsers(page, email);
  await page.getByLabel("Role").selectOption("user");
  await page.getByLabel("Status").selectOption("active");
  await expect(page).toHaveURL(/status=active/);
  await page.reload();
  await expect(page.getByRole("searchbox", { name: "Search" })).toHaveValue(email);
  await expect(page.getByLabel("Role")).toHaveValue("user");
  await expect(getRow(page, email)).toBeVisible();

  await page.getByRole("link", { name: "Dashboard", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Recent Activity" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("searchbox", { name: "Search" })).toHaveValue(email);
  await page.getByLabel("Status").selectOption("banned");
  await expect(page.getByText("No users found")).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel("Status")).toHaveValue("active");
  await expect(getRow(page, email)).toBeVisible();

  await page.getByRole("button", { name: "Clear Filters" }).click();
  await expect(page).toHaveURL("/admin/users");
  await expect(page.getByRole("searchbox", { name: "Search" })).toHaveValue("");
});

test("admins cannot ban, delete or demote themselves", async ({ page, given, signIn }) => {
  const admin = await given.admin();
  await signIn(admin);

  await page.goto(`/admin/users?search=${encodeURIComponent(admin.email)}`);
  const row = getRow(page, admin.email);
  await row.getByRole("button", { name: `More actions for ${admin.name}` }).click();
  for (const verb of ["Ban", "Delete"]) {
    const item = page.getByRole("menuitem", { name: `${verb} ${admin.name}` });
    await expect(item).toBeDisabled();
    await expect(item).toHaveAccessibleDescription(/You can’t/);
  }
  await page.keyboard.press("Escape");

  const edit = row.getByRole("button", { name: `Edit ${admin.name}` });
  await edit.click();
  const dialog = page.getByRole("dialog", { name: `Edit ${admin.name}` });
  await expect(dialog.getByLabel("Admin")).toBeDisabled();
  await expect(dialog.getByLabel("Status")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(edit).toBeFocused();
});

test("a second admin sees that the account is already banned", async ({ page, given, signIn }) => {
  const [first, second, person] = [await given.admin(), await given.admin(), await given.user()];
  await signIn(second);
  await page.goto(`/admin/users?search=${encodeURIComponent(person.email)}`);
  const row = getRow(page, person.email);
  await chooseUserAction(page, "Ban", person.name);

  await page.request.post(`/api/v1/admin/users/${person.user._id}/ban`, {
    headers: { authorization: `Bearer ${first.tokens.access}` },
    data: { reason: "Wrote insults to guests." },
  });
  const dialog = page.getByRole("dialog", { name: `Ban ${person.name}` });
  await dialog.getByLabel("Reason").fill("Insults.");
  await dialog.getByRole("button", { name: "Ban User" }).click();

  await expect(page.getByText("This account is already banned.")).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(row).toContainText("Banned");
  await row.getByRole("button", { name: `More actions for ${person.name}` }).click();
  await expect(page.getByRole("menuitem", { name: `Unban ${person.name}` })).toBeVisible();
});

test.describe("a user list that fails to load", () => {
  test.use({ expectedProblems: [/\b503\b/] });

  test("shows an error and can be retried", async ({ page, given, signIn }) => {
    const admin = await given.admin();
    await signIn(admin);
    await page.route("**/api/v1/admin/users?*", (route) =>
      route.fulfill({ status: 503, json: { error: "service_unavailable", message: "The service is busy." } }),
    );

    await page.goto(`/admin/users?search=${encodeURIComponent(admin.email)}`);
    await expect(page.getByText("Error loading users: The service is busy.")).toBeVisible();
    await page.unroute("**/api/v1/admin/users?*");
    await page.getByRole("button", { name: "Retry" }).click();

    await expect(getRow(page, admin.email)).toBeVisible();
  });
});

test("the dashboard shows figures, queues, charts and activity, and links the own account", async ({
  page,
  given,
  signIn,
}) => {
  const admin = await given.admin();
  const newcomer = await given.user({ name: `Celeste ${randomUUID().slice(0, 8)}` });
  await signIn(admin);

  await page.goto("/admin");
  for (const figure of ["Total Products", "Pending Approvals", "Total Users", "Banned Users"]) {
    await expect(page.getByRole("term").filter({ hasText: figure })).toBeVisible();
  }
  const queues = page.getByRole("region", { name: "Review queues" });
  await expect(queues.getByRole("link", { name: "Cases" })).toHaveAttribute("href", "/admin/cases");
  await expect(page.getByRole("img", { name: /^Registrations: \d+ in the last 30 days/ })).toBeVisible();
  const name = page.getByRole("link", { name: newcomer.name }).first();
  const more = page.getByRole("button", { name: "Show more" });
  // Parallel journeys also add entries, so the name may not be on the first page.
  await expect(name.or(more).first()).toBeVisible();
  while (!(await name.isVisible())) await more.click();
  await name.click();
  await expect(page.getByRole("heading", { name: newcomer.name })).toBeVisible();

  await page.getByRole("link", { name: "My account" }).click();
  await expect(page).toHaveURL("/dashboard?tab=settings");
  await page.goto("/admin");
  await page.getByRole("main").getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/");
});
