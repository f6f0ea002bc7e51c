import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False on the server and in the first moment of a page, so that both show the same. */
export const useAlive = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
