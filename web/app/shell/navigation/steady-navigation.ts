import { createPath, type DataRouter } from "react-router";
import { connection } from "#web/api/connection.ts";
import { earlyResponses } from "#web/api/early-responses.ts";
import { findEarlyPage, type PageManifest } from "./early-pages.ts";
import { createModuleLoader, guardRouteModules } from "./route-modules.ts";
import { crossFadePages } from "./cross-fade.ts";
import { markTaps } from "./mark-taps.ts";
import { watchLinks } from "./watch-links.ts";

const preparedRouters = new WeakSet<DataRouter>();
const preloaded = new Set<string>();

/** Prepares the router for weak networks, and watches taps and links until the returned function is called. */
export function steadyNavigation(router: DataRouter, manifest: PageManifest): () => void {
  // The shell mounts again after an error, the router stays.
  if (!preparedRouters.has(router)) prepareRouter(router, manifest);
  preparedRouters.add(router);
  const unmarkTaps = markTaps();
  const unwatchLinks = watchLinks((link) => loadAhead(router, manifest, link));
  return () => {
    unmarkTaps();
    unwatchLinks();
  };
}

function prepareRouter(router: DataRouter, manifest: PageManifest) {
  crossFadePages(router);
  const getUrl = (id: string) => manifest[id]?.module ?? "";
  const load = createModuleLoader({
    importModule: (id) => import(/* @vite-ignore */ getUrl(id)),
    isReachable: (id) =>
      fetch(getUrl(id), { method: "HEAD", cache: "no-store" }).then(
        () => true,
        () => false,
      ),
    openDocument() {
      window.location.assign(createPath(router.state.navigation.location ?? router.state.location));
    },
    watch: connection,
  });
  guardRouteModules(router.routes, load);
}

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

function loadAhead(router: DataRouter, manifest: PageManifest, link: URL) {
  if (connection.getState() !== "up" || savesData()) return;
  const page = findEarlyPage(router.routes, manifest, link);
  if (!page) return;
  page.modules.forEach(preloadModule);
  if (page.data) earlyResponses.request(page.data);
}

function preloadModule(href: string) {
  if (preloaded.has(href)) return;
  preloaded.add(href);
  const link = document.createElement("link");
  link.rel = "modulepreload";
  link.href = href;
  document.head.append(link);
}
