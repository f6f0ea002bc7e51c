import { useContext, useEffect } from "react";
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  UNSAFE_FrameworkContext as FrameworkContext,
} from "react-router";
import type { PageManifest } from "./early-pages.ts";

/**
 * Navigation on weak networks: pages wait for their code instead of reloading the document, links load ahead, and
 * pages cross-fade. The first paint needs none of it, so its code loads afterward.
 */
export function useSteadyNavigation() {
  const router = useContext(DataRouterContext)?.router;
  const manifest = useContext(FrameworkContext)?.manifest.routes as PageManifest | undefined;

  useEffect(() => {
    if (!router || !manifest) return;
    let stop = () => {};
    let isStopped = false;
    void import("./steady-navigation.ts").then(
      ({ steadyNavigation }) => {
        if (!isStopped) stop = steadyNavigation(router, manifest);
      },
      () => undefined,
    );
    return () => {
      isStopped = true;
      stop();
    };
  }, [router, manifest]);
}
