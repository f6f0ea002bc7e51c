import { useLocation } from "react-router";
import { useSession } from "#web/session/session-store.ts";
import { requestSignIn } from "#web/session/sign-in-request.ts";
import { useIsFavorite } from "./favorite-status.ts";

/** Favorite status of an item and its toggle: visitors are asked to sign in first, and the item is saved afterward. */
export function useFavoriteToggle(id: string, name?: string) {
  const session = useSession();
  const isFavorite = useIsFavorite(id);
  const { pathname, search } = useLocation();

  async function toggle() {
    if (session.status === "signed-out") {
      requestSignIn({ intent: { kind: "favorite", target: id, path: pathname + search }, name });
      return;
    }
    const { saveFavorite, unsaveFavorite } = await import("./favorite-calls.ts");
    await (isFavorite ? unsaveFavorite(id) : saveFavorite(id));
  }

  return { isFavorite, toggle: () => void toggle() };
}
