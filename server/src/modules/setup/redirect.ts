import { createContext } from "#platform/context.ts";
import type { App } from "#platform/http/serve.ts";
import { isSetupNeeded } from "./service/setup-code.ts";

/** Pages that are of no use before there is an admin. */
const lead = /^\/(?:(?:login|register|admin(?:\/.*)?)?)(?:\?.*)?$/;
const checkedFor = 1_000;

/**
 * Leads the first visitors of a new site to its setup page. Whether setup is still needed is asked at most once a
 * second, until it is not: another node may have finished it.
 */
export function redirectToSetup(app: App): void {
  const { config, clock } = app.platform;
  if (!config.production || !config.setup) return;
  let isNeeded: Promise<boolean> = Promise.resolve(true);
  let askedAt = 0;
  const ask = () => isSetupNeeded(createContext(app.platform));

  let isOver = false;
  app.addHook("onRequest", (request, reply, done) => {
    if (isOver || request.method !== "GET" || !lead.test(request.url)) return done();
    const now = clock.now().getTime();
    if (now - askedAt > checkedFor) {
      askedAt = now;
      isNeeded = ask();
    }
    isNeeded.then(
      (needed) => {
        isOver = !needed;
        if (needed) void reply.redirect("/setup", 302);
        else done();
      },
      (error: unknown) => done(error as Error),
    );
  });
}
