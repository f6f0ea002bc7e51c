import { expect, test } from "../support/test.ts";

test("an escort's hide-list hides her profile only in the listed countries", async ({
  browser,
  page,
  given,
  signIn,
}) => {
  const escort = await given.publicProfile();
  const { name, slug } = escort.profile;
  const search = `/search?q=${encodeURIComponent(name)}`;
  await signIn(escort);

  await page.goto("/supplier/profile");
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  const countries = page.getByRole("group", { name: /Hidden from these countries/ });
  for (const country of ["Norway", "Sweden"]) {
    await countries.getByLabel("Country to hide from").selectOption({ label: country });
    await countries.getByRole("button", { name: "Add country" }).click();
  }
  await countries.getByRole("button", { name: "Remove Sweden" }).click();
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Profile updated successfully")).toBeVisible();
  await expect(page.getByText("Norway").last()).toBeVisible();

  const there = await browser.newPage({ extraHTTPHeaders: { "x-country": "NO" } });
  await there.goto(search);
  // Wait for the heading, because people with a similar name may be listed.
  await expect(there.getByRole("heading", { level: 1, name: "Search" })).toBeVisible();
  await expect(there.getByRole("link", { name: new RegExp(`^${name}`) })).toHaveCount(0);
  expect((await there.request.get(`/escort/${slug}`)).status()).toBe(404);

  const elsewhere = await browser.newPage({ extraHTTPHeaders: { "x-country": "SE" } });
  await elsewhere.goto(search);
  await elsewhere.getByRole("link", { name: new RegExp(`^${name}`) }).click();
  await expect(elsewhere).toHaveURL(`/escort/${slug}`);
  await expect(elsewhere.getByRole("heading", { level: 1, name })).toBeVisible();
});
