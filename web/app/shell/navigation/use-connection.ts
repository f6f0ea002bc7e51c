import { useSyncExternalStore } from "react";
import { connection } from "#web/api/connection.ts";

export const useConnection = () =>
  useSyncExternalStore(connection.subscribe, connection.getState, () => "up" as const);
