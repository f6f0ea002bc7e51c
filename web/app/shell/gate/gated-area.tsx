import { toAgeCheckPath } from "@vesper/contract/accounts/age-check-path";
import { useEffect, useState } from "react";
import { Outlet, useLocation } from "react-router";
import { obtainPass } from "#web/session/age-pass.ts";
import { getFreshAccess } from "#web/session/api.ts";
import { showsPeople } from "#web/session/people-pages.ts";
import { AreaSkeleton } from "#web/ui/feedback/area-skeleton.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";

/**
 * Signed-in pages before a proof of age. If the account gives this browser a pass, the page loads again with it.
 * Otherwise, pages that show people lead to the age check, and the rest of the account stays usable.
 */
export function GatedArea() {
  const { pathname, search } = useLocation();
  const [isRefused, setRefused] = useState(false);
  const path = pathname + search;
  const isClosed = showsPeople(path);

  useEffect(() => {
    void obtainPass(getFreshAccess).then((hasPass) => (hasPass ? location.reload() : setRefused(true)));
  }, []);

  useEffect(() => {
    if (isRefused && isClosed) location.replace(toAgeCheckPath(path));
  }, [isRefused, isClosed, path]);

  if (isRefused && !isClosed) return <Outlet />;
  return (
    <AreaSkeleton name="Your account" width="medium">
      <Skeleton className="h-44 w-full rounded-card" />
    </AreaSkeleton>
  );
}
