import { pageLimits } from "@vesper/contract/core/page-limits";
import { useContext, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import {
  type Location,
  NavigationType,
  UNSAFE_DataRouterStateContext as RouterStateContext,
  useLocation,
  useNavigationType,
} from "react-router";

const storageKey = "scrollPositions";

let positions: Record<string, number> | null = null;

const findPosition = (key: string): number | undefined => (positions ??= loadPositions())[key];

function scrollSmoothlyTo({ hash }: Location) {
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const behavior = calm ? "instant" : "smooth";
  const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
  if (target) target.scrollIntoView({ behavior });
  else window.scrollTo({ top: 0, behavior });
}

/** Stores the scroll position of every history entry. */
function useRememberedPositions(location: Location) {
  const key = useRef(location.key);

  useLayoutEffect(() => {
    key.current = location.key;
  }, [location.key]);

  useEffect(() => {
    const handleScroll = () => rememberPosition(key.current, window.scrollY);
    const handleShow = () => {
      history.scrollRestoration = "manual";
    };
    // When the document unloads, leave scroll restoration to the browser, so that returning from another site works
    // as well.
    const handleHide = () => {
      storePositions();
      history.scrollRestoration = "auto";
    };
    handleShow();
    addEventListener("scroll", handleScroll, { passive: true });
    addEventListener("pageshow", handleShow);
    addEventListener("pagehide", handleHide);
    return () => {
      removeEventListener("scroll", handleScroll);
      removeEventListener("pageshow", handleShow);
      removeEventListener("pagehide", handleHide);
    };
  }, []);
}

/** Scroll restoration: a new page starts at its top or hash target; Back and Forward restore the position. */
export function useScrollRestoration() {
  const location = useLocation();
  const type = useNavigationType();
  // The router exposes `preventScrollReset` nowhere else.
  const stays = useContext(RouterStateContext)?.preventScrollReset === true;
  const firstLoad = useRef(location);
  useRememberedPositions(location);

  const handleArrival = useEffectEvent((): (() => void) | undefined => {
    if (type === NavigationType.Pop) {
      window.scrollTo({ top: findPosition(location.key) ?? 0, behavior: "instant" });
      return;
    }
    if (stays) return;
    const timer = setTimeout(() => scrollSmoothlyTo(location), pageLimits.web.scrollDelay);
    return () => clearTimeout(timer);
  });

  useLayoutEffect(() => {
    if (location !== firstLoad.current) return handleArrival();
  }, [location]);
}

function loadPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}

function rememberPosition(key: string, top: number) {
  (positions ??= loadPositions())[key] = top;
}

/** Stores the positions in session storage, where they survive a reload and a visit to another site. */
function storePositions() {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(positions ?? {}));
  } catch {
    // Without storage, positions last as long as the page.
  }
}
