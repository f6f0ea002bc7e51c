import { useEffect } from "react";
import { obtainPass } from "#web/session/age-pass.ts";
import { getFreshAccess } from "#web/session/api.ts";

/**
 * Lets members in by their account: with a kept proof of age, a verification or a staff role. Nothing changes for
 * anyone else.
 */
export function useOwnPass(isGated: boolean, to: string) {
  useEffect(() => {
    if (!isGated) return;
    let isCurrent = true;
    void obtainPass(getFreshAccess).then((hasPass) => hasPass && isCurrent && location.replace(to));
    return () => {
      isCurrent = false;
    };
  }, [isGated, to]);
}
