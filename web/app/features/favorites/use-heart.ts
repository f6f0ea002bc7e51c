import { useLocation, useNavigate } from "react-router";
import { useSession } from "#web/session/session-store.ts";
import { useKept } from "./kept.ts";

/** Whether something is kept, and what a press does: visitors are asked to sign in first. */
export function useHeart(id: string) {
  const session = useSession();
  const isKept = useKept(id);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  async function toggle() {
    if (session.status === "signed-out") {
      const { rememberWanted } = await import("./wanted-heart.ts");
      rememberWanted(id);
      await navigate(`/login?redirect=${encodeURIComponent(pathname + search)}`);
      return;
    }
    const { keep, letGo } = await import("./heart-calls.ts");
    await (isKept ? letGo(id) : keep(id));
  }

  return { isKept, toggle: () => void toggle() };
}
