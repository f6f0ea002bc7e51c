import type { APIRequestContext } from "@playwright/test";
import { type ParsedDocument, parseDocument } from "../support/parse-document.ts";
import { requestPage } from "../support/request.ts";
import { expect, test } from "../support/test.ts";

// A crawler's view: documents as sent, without scripts.
test.use({ javaScriptEnabled: false });

/** The cookie policy links to opt-out pages on other sites. No other link leaves the site. */
const allowedHosts = new Set([
  "www.youronlinechoices.eu",
  "optout.aboutads.info",
  "optout.networkadvertising.org",
  "tools.google.com",
]);

/**
 * Whether a page belongs to a person from another journey. The crawler skips it, because parallel journeys create
 * and hide people.
 */
const isOtherPersonsPage = (path: string, own: readonly string[]) =>
  /^\/(escort|listing|report|media)\//.test(path) && !own.some((name) => path.includes(name));

/** Sections of private pages load with their data, after sign-in. */
const isPrivate = (path: string) => /^\/(dashboard|profile|supplier|admin)(\/|$)/.test(path);

/** One key for all values of a filter: `?page=2` and `?page=3` are the same page. */
const toPageKind = ({ pathname, searchParams }: URL) =>
  `${pathname}?${[...searchParams.keys()].toSorted().join("&")}`;

interface Crawl {
  problems: string[];
  pages: Map<string, ParsedDocument>;
}

/** Follows all links from these addresses and records the broken ones. */
async function crawl(
  request: APIRequestContext,
  origin: string,
  starts: string[],
  own: string[],
): Promise<Crawl> {
  const [problems, pages] = [[] as string[], new Map<string, ParsedDocument>()];
  const [seen, anchors] = [new Set<string>(), [] as { from: string; to: URL }[]];
  const waiting = starts.map((to) => ({ from: "the start", to: new URL(to, origin) }));

  function enqueueLink(from: string, href: string) {
    const to = URL.parse(href, origin + from);
    if (!to) return problems.push(`${from}: ${href} is no address`);
    if (to.protocol === "mailto:" || to.protocol === "tel:" || to.href === "about:blank") return;
    if (to.origin !== origin) {
      if (!allowedHosts.has(to.hostname)) problems.push(`${from} leads away to ${href}`);
      return;
    }
    if (isOtherPersonsPage(to.pathname, own)) return;
    if (to.hash) anchors.push({ from, to });
    waiting.push({ from, to });
  }

  async function visitPage(from: string, to: URL) {
    const answer = await requestPage(request, to.pathname + to.search);
    const type = answer.headers()["content-type"] ?? "";
    if (answer.status() !== 200)
      problems.push(`${from}: ${to.pathname + to.search} answers ${answer.status()}`);
    else if (type.startsWith("text/html")) {
      const document = parseDocument(await answer.text());
      pages.set(to.pathname, document);
      for (const href of [...document.links, ...document.assets]) enqueueLink(to.pathname, href);
    }
  }

  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const kind = toPageKind(next.to);
    if (seen.has(kind)) continue;
    seen.add(kind);
    await visitPage(next.from, next.to);
  }
  for (const { from, to } of anchors) {
    const target = pages.get(to.pathname);
    const name = decodeURIComponent(to.hash.slice(1));
    if (target && !isPrivate(to.pathname) && !target.ids.has(name))
      problems.push(`${from}: no ${to.hash} on ${to.pathname}`);
  }
  return { problems, pages };
}

test("every link, image and form on every public page resolves", async ({ request, given, baseURL }) => {
  const origin = baseURL ?? "";
  const { profile } = await given.publicProfile();
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address);
  const own = [profile.slug, profile._id];
  const starts = ["/", `/escort/${profile.slug}`, ...listed];

  const { problems, pages } = await crawl(
    request,
    origin,
    starts.filter((start) => !isOtherPersonsPage(new URL(start, origin).pathname, own)),
    own,
  );

  expect(problems).toEqual([]);
  for (const path of [
    "/",
    "/verification",
    "/report-issue",
    `/report/profile/${profile._id}`,
    "/category/massage",
  ]) {
    expect([...pages.keys()], "what the crawler reached").toContain(path);
  }
});

/** Every route in the specification, with its heading or title and a text that only this page has. */
const routes: [path: string, name: string | RegExp, text: string | RegExp][] = [
  ["/", /Good company/, "Ready to start listing?"],
  ["/categories", "Categories", "Massage"],
  ["/category/massage", "Massage", /No escort profiles found in this category\.|per hour|\/hr/],
  ["/tags", "Tags", "Popular Tags"],
  ["/tag/luxury", "Luxury", /No escort profiles found with this tag\.|per hour|\/hr/],
  ["/search?q=nobody-at-all", /nobody-at-all|Search/, "No escort profiles found"],
  ["/about", "About Vesper", "Who runs this site"],
  ["/terms", "Terms and Conditions", "15. Changes, law and contact"],
  ["/terms", "Terms and Conditions", /amount that you paid us in the 12 months/],
  ["/terms", "Terms and Conditions", "at least 30 days before it takes effect"],
  ["/contact", "Contact", "Within 24 hours"],
  ["/contact", "Contact", "2 to 4 hours"],
  ["/contact", "Contact", "Emergency only"],
  ["/contact", "Contact", "Frequently asked questions"],
  ["/help-center", "Help Center", "I forgot my password"],
  ["/how-we-rank", "How we rank", "Nobody can buy first place."],
  ["/safety-guidelines", "Safety Guidelines", "Consent comes first."],
  ["/privacy-policy", "Privacy Policy", "What data we hold"],
  ["/privacy", "Privacy Policy", "What data we hold"],
  ["/terms-of-service", "Terms of Service", "harvest usernames or email addresses"],
  ["/cookie-policy", "Cookie Policy", /Last updated: \w+ \d+, \d{4}/],
  ["/cookie-policy", "Cookie Policy", "90 days to 2 years"],
  ["/report-issue", "Report an Issue", "Go to Contact Form"],
  ["/verification", "Verification", "We delete both photos when we decide,"],
  ["/login", /Welcome back|Sign In/, "Remember me"],
  ["/register", /account/i, "I want to list a profile as an escort"],
  ["/forgot-password", /password/i, "Email"],
  ["/dashboard", /Dashboard/, "Skip to content"],
  ["/profile/edit", /profile/i, "Skip to content"],
  ["/supplier", /Dashboard/, "Skip to content"],
  ["/admin", /Dashboard/, "Skip to content"],
];

test("every route in the specification responds with its content", async ({ request }) => {
  for (const [path, name, expected] of routes) {
    const answer = await request.get(path);
    const { title, heading, text } = parseDocument(await answer.text());
    expect.soft(answer.status(), path).toBe(200);
    expect.soft(`${heading} / ${title}`, path).toMatch(name);
    expect.soft(text, path).toMatch(expected);
  }
});
