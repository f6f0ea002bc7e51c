import { expect, test, type Page } from "@playwright/test";
import { startWebhookSite } from "../support/webhook-site.ts";

let site: Awaited<ReturnType<typeof startWebhookSite>>;
test.beforeAll(async () => {
  site = await startWebhookSite();
});
test.afterAll(async () => {
  await site.stop();
});

async function signIn(page: Page) {
  await page.goto(`${site.url}/login`);
  await page.getByLabel("Email").fill(site.admin.email);
  await page.getByLabel("Password", { exact: true }).fill(site.admin.password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page).toHaveURL(/\/admin/);
}

test("an admin adds a webhook, tests it, reads its log and repairs a broken one", async ({ page }) => {
  await signIn(page);
  await page.goto(`${site.url}/admin/webhooks`);
  await expect(page.getByRole("heading", { name: "No webhooks yet" })).toBeVisible();

  await page.getByRole("button", { name: "Add webhook" }).first().click();
  const form = page.getByRole("dialog", { name: "Add webhook" });
  await form.getByLabel("Address").fill("http://hooks.example.test/events");
  await form.getByRole("button", { name: "Add webhook" }).click();
  await expect(form.getByText(/must be a valid address that starts with https/)).toBeVisible();
  await expect(form.getByText("Choose at least one event.")).toBeVisible();

  await form.getByLabel("Address").fill("https://192.168.0.1:" + new URL(site.receiver).port);
  await form.getByLabel("contact.received").check();
  await form.getByRole("button", { name: "Add webhook" }).click();
  await expect(form.getByText(/must not lead to a private or local address/)).toBeVisible();

  await form.getByLabel("Address").fill(`${site.receiver}/broken`);
  await form.getByLabel("Description").fill("Team chat");
  await form.getByRole("button", { name: "Add webhook" }).click();
  const secret = page.getByRole("dialog", { name: "Save the signing secret" });
  await expect(secret.getByText(/^whsec_/)).toBeVisible();
  await secret.getByLabel("I’ve saved the secret").check();
  await secret.getByRole("button", { name: "Done" }).click();

  await expect(page.getByRole("heading", { name: "Team chat" })).toBeVisible();
  await page.getByRole("button", { name: "Send a test event" }).click();
  await expect(page.getByText("The test event was not accepted. Response: 500.")).toBeVisible();
  await page.request.post(`${site.url}/api/contact`, {
    data: { name: "Nora", email: "nora@example.test", subject: "Hello", message: "How do I join?" },
  });
  await page.reload();
  const row = page.getByRole("row", { name: /contact\.received/ });
  await expect(row.getByText("Waiting")).toBeVisible();
  await expect(row.getByText("500")).toBeVisible();

  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Edit" }).click();
  const edit = page.getByRole("dialog", { name: "Edit webhook" });
  await edit.getByLabel("Address").fill(site.receiver);
  await edit.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Webhook saved")).toBeVisible();
  await row.getByRole("button", { name: /^Send contact\.received/ }).click();
  await expect(row.getByText("Delivered")).toBeVisible();

  await page.getByLabel("State").selectOption("Failed");
  await expect(page.getByRole("row", { name: /webhook\.test/ })).toBeVisible();
  await expect(row).toBeHidden();
});

test("an admin creates a token, a program uses it, and revoking ends it", async ({ page, request }) => {
  await signIn(page);
  await page.goto(`${site.url}/admin/tokens`);
  await expect(page.getByRole("heading", { name: "No tokens yet" })).toBeVisible();

  await page.getByRole("button", { name: "Create token" }).first().click();
  const form = page.getByRole("dialog", { name: "Create token" });
  await form.getByLabel("Name").fill("Nightly report");
  await form.getByLabel("Expires after").selectOption("7 days");
  await form.getByLabel("figures:read").check();
  await form.getByRole("button", { name: "Create token" }).click();
  const shown = page.getByRole("dialog", { name: "Save your token" });
  const token = await shown.getByText(/^vsp_/).innerText();
  await shown.getByRole("button", { name: "Close" }).click();
  await expect(page.getByText("Save the token first, then choose “Done”.")).toBeVisible();
  await shown.getByLabel("I’ve saved the token").check();
  await shown.getByRole("button", { name: "Done" }).click();
  await expect(page.getByText("Never used").first()).toBeVisible();

  const call = async (path: string) => {
    const answer = await request.get(`${site.url}/api/v1${path}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    return answer.status();
  };
  expect([await call("/admin/stats"), await call("/admin/users")]).toEqual([200, 403]);
  await page.reload();
  await expect(page.getByText("Last used just now").first()).toBeVisible();

  await page.getByRole("button", { name: "Revoke Nightly report" }).first().click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Revoke token" }).click();
  await expect(page.getByText("Token revoked")).toBeVisible();
  await expect(page.getByText("Revoked", { exact: true })).toBeVisible();
  expect(await call("/admin/stats")).toBe(401);
});
