import { useEffect } from "react";

/**
 * Lets members in by their account: with a kept proof of age, a verification or a staff role. Nothing changes for
 * anyone else.
 */
export function useOwnPass(isGated: boolean, to: string) {
  useEffect(() => {
    if (!isGated) return;
    let isCurrent = true;
    void import("#web/session/age-pass.ts").then(async ({ obtainPass }) => {
      if ((await obtainPass()) && isCurrent) location.replace(to);
    });
    return () => {
      isCurrent = false;
    };
  }, [isGated, to]);
}
