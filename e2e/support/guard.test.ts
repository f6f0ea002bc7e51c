import { expect, test } from "./test.ts";

test.use({ expectedProblems: [/^/] });

test("the guard reports every kind of page problem", async ({ page, browser, guard }) => {
  await page.goto("/");
  await page.evaluate(() => {
    const picture = document.createElement("img");
    const inline = document.createElement("script");
    const missing = document.createElement("script");
    picture.src = "/favicon.ico";
    inline.textContent = "1";
    missing.src = "/assets/missing.js";
    document.querySelector("main")?.append(picture, inline, missing);
    setTimeout(() => {
      throw new Error("nobody caught this");
    });
  });
  const other = await browser.newPage();
  await other.route("**/*", (route) =>
    route.fulfill({ contentType: "text/html", body: '<img src="//elsewhere.test/a.png" alt="">' }),
  );
  await other.goto("/elsewhere");

  await guard.checkPage(page);
  const found = await guard.finish();

  for (const kind of [
    /axe on \/.*image-alt/,
    /inline script/,
    /404 on .*missing\.js/,
    /nobody caught/,
    /foreign/,
  ]) {
    expect(found).toContainEqual(expect.stringMatching(kind));
  }
});
