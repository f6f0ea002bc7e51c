import { createServer, request as sendRequest } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, type Page } from "@playwright/test";
import { firstAdmin } from "../support/first-admin.ts";
import { addAuthenticator, test } from "../support/production-site.ts";

// The server refuses calls on purpose: a password without its passkey, staff without their second factor.
// One journey visits a fake site.
test.use({ expectedProblems: [/40[0134]|foreign origin/] });

const forgetSession = (page: Page) => page.evaluate(() => localStorage.removeItem("accessToken"));

async function signOut(page: Page) {
  await forgetSession(page);
  await page.evaluate(() => {
    localStorage.removeItem("refreshToken");
    localStorage.removeItem("user");
  });
}

test("a member adds a passkey, signs in with it, confirms with it and removes it", async ({
  page,
  given,
  signIn,
  checkPage,
}) => {
  await addAuthenticator(page);
  await signIn(await given.user({ name: "Mara" }));
  await page.goto("/dashboard?tab=settings");
  const passkeys = page.getByRole("region", { name: "Passkeys" });
  await expect(passkeys.getByText("You don’t have a passkey yet.")).toBeVisible();
  await passkeys.getByRole("button", { name: "Add a passkey" }).click();
  await expect(passkeys.getByText(/not used yet/)).toBeVisible();

  await passkeys.getByRole("button", { name: /^Rename/ }).click();
  const rename = page.getByRole("dialog", { name: "Rename passkey" });
  await rename.getByLabel("Name").fill("My laptop");
  await checkPage(page);
  await rename.getByRole("button", { name: "Save" }).click();
  await expect(passkeys.getByText("My laptop")).toBeVisible();

  await signOut(page);
  await page.goto("/login");
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await expect(page.getByRole("heading", { name: "Good to see you, Mara" })).toBeVisible();

  await page.goto("/dashboard?tab=settings");
  await expect(passkeys.getByText(/last used/)).toBeVisible();
  await page.route(
    "**/api/v1/auth/me/export",
    (route) =>
      route.fulfill({
        status: 403,
        json: { error: "reauthentication_required", message: "Please confirm." },
      }),
    { times: 1 },
  );
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download my data" }).click();
  const question = page.getByRole("dialog", { name: "Confirm it’s you" });
  await expect(question.getByRole("button", { name: "Use your passkey" })).toBeFocused();
  await checkPage(page);
  await page.keyboard.press("Enter");
  expect((await download).suggestedFilename()).toMatch(/^my-data-/);

  await passkeys.getByRole("button", { name: "Remove My laptop" }).click();
  await page.getByRole("button", { name: "Remove passkey" }).click();
  await expect(passkeys.getByText("You don’t have a passkey yet.")).toBeVisible();
});

test("staff add a second factor at their first sign-in, and need it from then on", async ({
  page,
  checkPage,
}) => {
  await addAuthenticator(page);
  const enterPassword = async () => {
    await page.goto("/login?redirect=%2Fadmin%2Fcases");
    await page.getByLabel("Email").fill(firstAdmin.email);
    await page.getByLabel("Password", { exact: true }).fill(firstAdmin.password);
    await page.getByRole("button", { name: "Sign In", exact: true }).click();
  };

  await enterPassword();
  await expect(page.getByRole("heading", { name: "Secure your account" })).toBeVisible();
  await expect(page).toHaveURL(/\/second-factor\?redirect=%2Fadmin%2Fcases$/);
  await checkPage(page);
  await page.getByRole("button", { name: "Add a passkey" }).click();
  const codes = page.getByRole("dialog", { name: "Save your recovery codes" });
  await expect(codes.getByRole("listitem")).toHaveCount(10);
  const [code = ""] = await codes.getByRole("listitem").allTextContents();
  await checkPage(page);
  await codes.getByLabel("I’ve saved my recovery codes").check();
  await codes.getByRole("button", { name: "Done" }).click();
  await expect(page).toHaveURL(/\/admin\/cases$/);
  await expect(page.getByRole("heading", { name: "Cases", level: 2 })).toBeVisible();

  await signOut(page);
  await enterPassword();
  await expect(page.getByLabel("Recovery code")).toBeVisible();
  await checkPage(page);
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await expect(page).toHaveURL(/\/admin\/cases$/);

  await signOut(page);
  await enterPassword();
  await page.getByLabel("Recovery code").fill(code);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/cases$/);
});

/** A fake site at another address that shows the real one and passes everything on. */
async function startFakeSite(realUrl: string) {
  const server = createServer((incoming, response) => {
    const { host: _host, origin: _origin, ...headers } = incoming.headers;
    const onward = sendRequest(
      new URL(incoming.url ?? "/", realUrl),
      { method: incoming.method, headers },
      (reply) => {
        response.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(response);
      },
    );
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => void server.close() };
}

test("a passkey does not work on a fake site that shows the real one", async ({
  page,
  site,
  given,
  signIn,
}) => {
  const fake = await startFakeSite(site.url);
  await addAuthenticator(page);
  await signIn(await given.user());
  await page.goto("/dashboard?tab=settings");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(page.getByText(/not used yet/)).toBeVisible();

  await page.goto(`${fake.url}/login`);
  await page.getByRole("button", { name: /I am 18|enter/i }).click();
  await page.getByRole("button", { name: "Use a passkey" }).click();

  await expect(page.getByText("Passkeys don’t work at this address.")).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("accessToken"))).toBeNull();
  fake.close();
});
