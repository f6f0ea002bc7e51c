import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** After a change of page the focus goes to its heading, so that screen readers say where one is. */
export function useRouteFocus() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const heading = document.querySelector<HTMLElement>("main h1") ?? document.querySelector("main");
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname]);
}
