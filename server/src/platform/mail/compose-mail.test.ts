import { describe, expect, it } from "vitest";
import { readConfig } from "../config/config.ts";
import { composeMail } from "./compose-mail.ts";

const config = { ...readConfig({}), site: { ...readConfig({}).site, name: "Vesper & Co" } };
const action = { label: "Set a new password", url: "https://example.test/reset?a=1&b=2" };

const toLines = (html: string) =>
  html
    .replace(/<style>.*?<\/style>/s, "")
    .replace(/<title>.*?<\/title>/s, "")
    .replaceAll(/<br>/g, "\n")
    .replaceAll(/<[^>]+>/g, "\n")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&")
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

describe("a mail", () => {
  const parts = ["We received a request:", action, 'You wrote:\n> Hello\n> "again"', "It expires in 1 hour."];
  const { text, html } = composeMail(config, "Set a new password", parts);

  it("has the same words in both forms, in the same order", () => {
    const lines = text.split("\n").filter(Boolean);

    expect(toLines(html).filter((line) => line !== action.label)).toEqual(lines);
  });

  it("shows its first link as a button, and further ones as links", () => {
    const off = { label: "Turn off alerts", url: "https://example.test/off" };

    const mail = composeMail(config, "New results", [action, off]);

    expect(mail.html.match(/class="button"/g)).toHaveLength(1);
    expect(mail.html).toContain(`<a href="${off.url}"`);
    expect(mail.text).toContain(off.url);
  });

  it("loads nothing from anywhere", () => {
    expect(html).not.toMatch(/<img|<link|url\(|@import|<script/);
  });

  it("follows the color scheme of the reader", () => {
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain("prefers-color-scheme:dark");
  });
});

it("escapes what strangers wrote", () => {
  const mail = composeMail(config, "<b>Subject</b>", [
    `<script>alert("1")</script> & 'more'`,
    { label: "<i>Open</i>", url: `https://example.test/"onmouseover="x` },
  ]);

  expect(mail.html).not.toMatch(/<script>|<b>|<i>|"onmouseover="/);
  expect(mail.html).toContain("&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;more&#39;");
});
