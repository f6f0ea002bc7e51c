import { useLocation, useNavigate } from "react-router";
import { useSession } from "#web/session/use-session.ts";

/** The end of the address of a page whose chat is open: Back closes it, and whoever signs in comes back to it. */
const place = "#chat";

export const loadWindow = () => import("./window/chat-window.tsx");

/** The chat of a profile's page: whether it is open, and how it opens and closes. Nobody talks to themself. */
export function useProfileChat(ownerId: string) {
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation() as ReturnType<typeof useLocation> & {
    state: { isOpenedHere?: boolean } | null;
  };
  const isOwner = session.status === "signed-in" && session.user._id === ownerId;

  function open() {
    const here = pathname + search + place;
    if (session.status === "signed-out") void navigate(`/login?redirect=${encodeURIComponent(here)}`);
    else void navigate(here, { state: { isOpenedHere: true }, preventScrollReset: true });
  }

  function close() {
    if (state?.isOpenedHere) void navigate(-1);
    else void navigate(pathname + search, { replace: true, preventScrollReset: true });
  }

  // Signed out elsewhere, the window stays and says so; it goes with those who sign out here.
  const isHere =
    session.status === "signed-in" ? !isOwner : session.status === "signed-out" && !session.isLeaving;
  return { isOwner, isOpen: hash === place && isHere, open, close };
}
