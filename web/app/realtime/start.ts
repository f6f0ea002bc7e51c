import { startRealtime } from "./connection.ts";
import { followPresence } from "./follow-presence.ts";

/** Everything that a signed-in person's page listens to, whatever it shows. */
export function start(): () => void {
  const endings = [followPresence(), startRealtime()];
  return () => {
    for (const end of endings) end();
  };
}
