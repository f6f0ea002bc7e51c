import { useNavigation } from "react-router";
import { useConnection } from "./use-connection.ts";

/** Progress line at the top edge. It appears after 100 ms, so that quick navigations do not flicker. */
export function NavigationLine() {
  const isLoading = useNavigation().state !== "idle";
  const isUp = useConnection() === "up";
  if (!isLoading || !isUp) return null;
  return (
    <div aria-hidden className="pointer-events-none fixed inset-x-0 top-0 z-70 h-0.5 overflow-hidden">
      <div className="navigation-line h-full w-full origin-left bg-accent" />
    </div>
  );
}
