import type { Page, Response } from "@playwright/test";

const assets = new Set(["stylesheet", "image", "media", "font", "script", "texttrack", "manifest"]);

/** Reports problems that must never occur on our pages, in any journey. */
export function watchPage(page: Page, origin: string, report: (problem: string) => void) {
  const getPath = () => (page.url().startsWith(origin) ? new URL(page.url()).pathname : page.url());

  page.on("pageerror", (error) => report(`uncaught on ${getPath()}: ${error.stack ?? error.message}`));

  page.on("console", (message) => {
    // Failed loads are judged below, by their response: a refused sign-in is valid, a missing script is not.
    if (message.type() !== "error" || message.text().startsWith("Failed to load resource")) return;
    report(`console on ${getPath()}: ${message.text()}`);
  });

  page.on("request", (request) => {
    const url = request.url();
    const local = url.startsWith(`${origin}/`) || /^(about|blob|data):/.test(url);
    if (!local) report(`request to a foreign origin on ${getPath()}: ${url}`);
  });

  page.on("websocket", (socket) => {
    if (new URL(socket.url()).host !== new URL(origin).host)
      report(`foreign socket on ${getPath()}: ${socket.url()}`);
  });

  page.on("response", (response) => {
    const status = response.status();
    const missing = status >= 400 && assets.has(response.request().resourceType());
    if (missing || status >= 500) report(`${status} on ${getPath()}: ${response.url()}`);
  });

  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // Leaving a page aborts its pending requests.
    if (reason !== "net::ERR_ABORTED") report(`${reason} on ${getPath()}: ${request.url()}`);
  });
}

/** Makes `goto` and `reload` wait for hydration: before that, a page looks ready but ignores clicks. */
export function waitForHydration(page: Page) {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  const awaitHydration = async (loading: Promise<Response | null>) => {
    const response = await loading;
    const isPage = response?.headers()["content-type"]?.startsWith("text/html");
    if (isPage) await page.waitForFunction(isHydrated, undefined, { timeout: 20_000 });
    return response;
  };
  page.goto = (...args) => awaitHydration(goto(...args));
  page.reload = (...args) => awaitHydration(reload(...args));
}

const isHydrated = () =>
  !document.querySelector('script[type="module"]') || document.documentElement.dataset["hydrated"] === "";
