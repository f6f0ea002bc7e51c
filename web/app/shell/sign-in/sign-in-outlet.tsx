import { lazy, Suspense, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { cancelSignIn, closeSignIn, useSignInRequest } from "#web/session/sign-in-request.ts";
import { loadWhenOnline } from "#web/ui/feedback/load-when-online.ts";
import { Spinner } from "#web/ui/feedback/spinner.tsx";

const SignInSheet = lazy(async () => ({
  default: (await loadWhenOnline(() => import("./sign-in-sheet.tsx"))).SignInSheet,
}));

/** Mounted once around every page. Loads the sheet when a visitor first does what takes an account. */
export function SignInOutlet() {
  const request = useSignInRequest();
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  // A link in the sheet was followed, or Back was pressed.
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    closeSignIn();
  }, [pathname]);

  if (!request) return null;
  return (
    <Suspense fallback={<SheetLoading />}>
      <SignInSheet request={request} />
    </Suspense>
  );
}

/** A tap cancels: without a network, loading takes until there is one. */
const SheetLoading = () => (
  <button
    type="button"
    onClick={cancelSignIn}
    className="fixed inset-0 z-40 flex items-end justify-center bg-overlay pb-12 sm:items-center sm:pb-0"
  >
    <Spinner className="size-7 text-accent" />
    <span className="sr-only">Loading. Press to cancel.</span>
  </button>
);
