import { useEffect } from "react";
import { setOnline } from "#web/realtime/online.ts";
import { useUser } from "#web/session/use-session.ts";

/** Connects whoever is signed in; visitors load nothing of it. */
export function useRealtime() {
  const userId = useUser()?._id;
  useEffect(() => {
    if (!userId) return;
    let end = () => {};
    let ended = false;
    void import("./start-live.ts").then(({ startLive }) => {
      if (!ended) end = startLive(userId);
    });
    return () => {
      ended = true;
      end();
      setOnline(() => null);
    };
  }, [userId]);
}
