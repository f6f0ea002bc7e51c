import { expect, test } from "../support/test.ts";

test("a favorite is added from a card, annotated, restored by Undo and removed", async ({
  page,
  given,
  checkPage,
}) => {
  const [user, { profile }] = [await given.user(), await given.publicProfile()];
  const { name } = profile;
  const query = new URLSearchParams({ q: name });

  await page.goto(`/search?${query}`);
  await page.getByRole("button", { name: `Add ${name} to favorites` }).click();
  const sheet = page.getByRole("dialog", { name: `Sign in to save ${name}` });
  await sheet.getByLabel("Email").fill(user.email);
  await sheet.getByLabel("Password", { exact: true }).fill(user.password);
  await sheet.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL(`/search?${query}`);
  await expect(page.getByText("Added to favorites")).toBeVisible();
  const heart = page.getByRole("button", { name: `Remove ${name} from favorites` });
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await checkPage(page);

  await page.goto("/dashboard");
  await page.getByRole("link", { name: "Total favorites" }).click();
  await expect(page.getByRole("heading", { name: "1 favorite" })).toBeVisible();
  await page.getByRole("button", { name: `Add note about ${name}` }).click();
  await page.getByRole("textbox", { name: "Your note" }).fill("Ask about May.");
  await page.getByRole("button", { name: "Save note" }).click();
  await expect(page.getByRole("button", { name: `Edit note about ${name}` })).toBeFocused();

  await heart.click();
  await expect(page.getByRole("heading", { name: "No favorites yet" })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Ask about May.")).toBeVisible();
  await checkPage(page);

  await heart.click();
  await expect(page.getByRole("link", { name: "Browse categories" })).toHaveAttribute("href", "/categories");
});

test("a heart on the home page fills and stays filled", async ({ page, given, signIn }) => {
  await given.publicProfile();
  await signIn(await given.user());
  await page.goto("/");

  const first = page.getByRole("button", { name: /^Add .+ to favorites$/ }).first();
  const name = /^Add (.+) to favorites$/.exec((await first.getAttribute("aria-label")) ?? "")?.[1] ?? "";
  await first.click();
  const heart = page.getByRole("button", { name: `Remove ${name} from favorites`, exact: true });
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  // The home page may rotate in between.
  await page.goto(`/search?${new URLSearchParams({ q: name })}`);
  await expect(heart).toHaveAttribute("aria-pressed", "true");
});
