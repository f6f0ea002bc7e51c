import { Secret, TOTP } from "otpauth";
import { signOut } from "../support/account-menu.ts";
import { paintPhoto } from "../support/paint-photo.ts";
import { expect, test } from "../support/test.ts";

const codeStep = 30_000;

const generateCode = (secret: string, timestamp = Date.now()) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });

/**
 * Returns the code of the step before, which leaves the current one for the next sign-in: each code is valid once. The
 * server accepts it until the current step ends, so this waits for one that lasts.
 */
async function generateEarlierCode(secret: string) {
  await expect.poll(() => Date.now() % codeStep, { timeout: codeStep }).toBeLessThan(codeStep / 2);
  return generateCode(secret, Date.now() - codeStep);
}

test.describe("two-factor sign-in", () => {
  // The server asks for a code with a 401 response.
  test.use({ expectedProblems: [/401/] });

  test("is set up with an app and asked for at the next sign-in", async ({ page, given, signIn }) => {
    const person = await given.user({ name: "Mara" });
    await signIn(person);

    await page.goto("/dashboard?tab=settings");
    await page.getByRole("button", { name: "Set up" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("img", { name: /QR code/ })).toBeVisible();
    const secret = (await dialog.getByText(/^[A-Z2-7 ]{39}$/).textContent())?.replaceAll(" ", "") ?? "";
    await dialog.getByLabel("Code", { exact: true }).fill(await generateEarlierCode(secret));
    await dialog.getByRole("button", { name: "Turn on" }).click();
    const codes = dialog.getByRole("listitem");
    await expect(codes).toHaveCount(10);
    const recoveryCode = (await codes.first().textContent()) ?? "";
    await dialog.getByLabel("I’ve saved my recovery codes").check();
    await dialog.getByRole("button", { name: "Done" }).click();
    await expect(page.getByRole("button", { name: "Turn off" })).toBeVisible();

    for (const [field, getCode] of [
      ["Code", () => generateCode(secret)],
      ["Recovery code", () => recoveryCode],
    ] as const) {
      await signOut(page);
      await page.goto("/login");
      await page.getByLabel("Email").fill(person.email);
      await page.getByLabel("Password", { exact: true }).fill(person.password);
      await page.getByRole("button", { name: "Sign In", exact: true }).click();
      await expect(page.getByText("Enter the code from your authenticator app.")).toBeVisible();
      if (field !== "Code") await page.getByRole("button", { name: "Use a recovery code" }).click();
      await page.getByLabel(field, { exact: true }).fill(getCode());
      await page.getByRole("button", { name: "Sign In", exact: true }).click();
      await expect(page).toHaveURL("/dashboard");
    }
  });
});

test("a member sets a photo and downloads a data archive", async ({ page, given, signIn }) => {
  await signIn(await given.user({ name: "Nora" }));

  await page.goto("/profile/edit");
  await page.getByLabel("Profile photo file").setInputFiles(await paintPhoto(page, "Evening", "#4a3b5c"));
  await expect(page.getByText("Photo saved")).toBeVisible();
  await expect(page.getByRole("img", { name: "Your profile photo" })).toHaveAttribute("src", /^\/avatars\//);
  await page.getByRole("button", { name: "Remove" }).click();
  await expect(page.getByRole("button", { name: "Upload photo" })).toBeVisible();

  await page.goto("/dashboard?tab=settings");
  await page.getByRole("button", { name: "Prepare an archive with media" }).click();
  const ready = page.getByRole("button", { name: "Download archive" });
  await expect(ready).toBeVisible({ timeout: 15_000 });
  const download = page.waitForEvent("download");
  await ready.click();
  expect((await download).suggestedFilename()).toBe("my-data.zip");
});
