import { isConnected, listen, startRealtime, together, watchConnection } from "./connection.ts";
import { setOnline } from "./online.ts";

/** Everything that a signed-in person's page listens to, whatever it shows. */
export function start(): () => void {
  return together(followPresence(), startRealtime());
}

/** Keeps who is here for as long as there is a connection; without one nobody knows. */
function followPresence(): () => void {
  return together(
    listen("presence_snapshot", (ids) => setOnline(() => new Set(ids))),
    listen("user_online", (id) => setOnline((before) => new Set(before).add(id))),
    listen("user_offline", (id) => setOnline((before) => new Set(before).difference(new Set([id])))),
    watchConnection(() => void (isConnected() || setOnline(() => null))),
  );
}
