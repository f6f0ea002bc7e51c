import { useEffect, useState, useSyncExternalStore } from "react";
import { isConnected, watchConnection } from "#web/realtime/connection.ts";

export const useConnected = () => useSyncExternalStore(watchConnection, isConnected, () => false);

/** A moment without a connection is nothing to speak of: every page begins with one. */
const patience = 2500;

export function useIsCutOff(): boolean {
  const connected = useConnected();
  const [isLong, setLong] = useState(false);

  useEffect(() => {
    if (connected) return;
    const timer = setTimeout(() => setLong(true), patience);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [connected]);

  return !connected && isLong;
}
