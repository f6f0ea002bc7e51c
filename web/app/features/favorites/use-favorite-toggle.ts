import { useLocation, useNavigate } from "react-router";
import { useSession } from "#web/session/session-store.ts";
import { useIsFavorite } from "./favorite-status.ts";

/** Favorite status of an item and its toggle: visitors are asked to sign in first. */
export function useFavoriteToggle(id: string) {
  const session = useSession();
  const isFavorite = useIsFavorite(id);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  async function toggle() {
    if (session.status === "signed-out") {
      const { storePendingFavorite } = await import("./pending-favorite.ts");
      storePendingFavorite(id);
      await navigate(`/login?redirect=${encodeURIComponent(pathname + search)}`);
      return;
    }
    const { saveFavorite, unsaveFavorite } = await import("./favorite-calls.ts");
    await (isFavorite ? unsaveFavorite(id) : saveFavorite(id));
  }

  return { isFavorite, toggle: () => void toggle() };
}
