import type { DataRouter } from "react-router";

/** Key under which React Router writes the paths of visited pages, so that Back cross-fades even after a reload. */
const visitedPathsKey = "remix-router-transitions";

const isCalm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Cross-fades from one page to the next. Filters and tabs, which keep the path, change without a transition. */
export function crossFadePages(router: DataRouter) {
  if (!("startViewTransition" in document)) return;
  const navigate = router.navigate.bind(router) as (to: unknown, options?: object) => Promise<void>;
  const navigateWithFade = (to: unknown, options?: object) => {
    const viewTransition = typeof to !== "number" && !isCalm() && changesPath(router, to);
    return navigate(to, viewTransition ? { ...options, viewTransition } : options);
  };
  router.navigate = navigateWithFade;
  // Visited paths are private: they must not outlive the document, which quick exit replaces.
  addEventListener("pagehide", forgetVisitedPaths);
}

function changesPath(router: DataRouter, to: unknown): boolean {
  const path = typeof to === "string" ? to : (to as { pathname?: string } | null)?.pathname;
  if (path === undefined) return false;
  return new URL(path, window.location.href).pathname !== router.state.location.pathname;
}

function forgetVisitedPaths() {
  try {
    sessionStorage.removeItem(visitedPathsKey);
  } catch {
    // Without storage, nothing was written.
  }
}
