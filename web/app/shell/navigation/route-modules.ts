import type { ConnectionWatch } from "#web/api/connection.ts";

interface LazyRoute {
  id: string;
  lazy?: unknown;
  children?: LazyRoute[];
}

type LoadModule = (routeId: string) => Promise<void>;

/**
 * Makes every page wait for its code. React Router reloads the document when code fails to load, which without a
 * network would replace the page with the browser's error page.
 */
export function guardRouteModules(routes: readonly LazyRoute[], load: LoadModule) {
  for (const { id, lazy, children } of routes) {
    if (typeof lazy === "object" && lazy !== null) guardProperties(id, lazy as LazyProperties, load);
    guardRouteModules(children ?? [], load);
  }
}

type LazyProperties = Record<string, (() => Promise<unknown>) | undefined>;

function guardProperties(id: string, lazy: LazyProperties, load: LoadModule) {
  for (const [name, loadProperty] of Object.entries(lazy)) {
    if (!loadProperty) continue;
    lazy[name] = async () => {
      await load(id);
      return loadProperty();
    };
  }
}

interface ModuleLoaderParts {
  importModule: (routeId: string) => Promise<unknown>;
  /** Whether the server responds at all. */
  isReachable: (routeId: string) => Promise<boolean>;
  /** Opens the page that the visitor wants as a new document. */
  openDocument: () => void;
  watch: Pick<ConnectionWatch, "noteResponse" | "waitForRetry">;
}

/** Loads the code of a page, as often as the network needs. */
export function createModuleLoader({ importModule, isReachable, openDocument, watch }: ModuleLoaderParts) {
  return async (routeId: string): Promise<void> => {
    for (let attempt = 0; ; attempt += 1) {
      try {
        await importModule(routeId);
        if (attempt > 0) watch.noteResponse();
        return;
      } catch {
        // The server responds but the file is gone: a new release has replaced it, and a new document knows its
        // successor. Some browsers also remember a failed import until the document is replaced.
        if (await isReachable(routeId)) return abandonDocument(openDocument);
        await watch.waitForRetry(attempt);
      }
    }
  };
}

function abandonDocument(openDocument: () => void): Promise<never> {
  openDocument();
  return new Promise(() => {});
}
