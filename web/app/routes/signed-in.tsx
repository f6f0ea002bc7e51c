import { isStaff } from "@vesper/contract/accounts/role-checks";
import { lazy, Suspense } from "react";
import { Outlet } from "react-router";
import { StaffGate } from "#web/features/accounts/own/second-factor/staff-gate.tsx";
import { useUser } from "#web/session/session-store.ts";
import { QueryArea } from "#web/shell/query-area.tsx";
import { useSite } from "#web/shell/site.ts";

const GatedArea = lazy(async () => ({ default: (await import("#web/shell/gate/gated-area.tsx")).GatedArea }));

/** Layout of every page that requires an account. */
export default function SignedInRoute() {
  const user = useUser();
  const { isGated } = useSite();
  const page =
    user && isGated ? (
      <Suspense>
        <GatedArea key={user._id} />
      </Suspense>
    ) : (
      <Outlet />
    );
  return (
    <QueryArea key={user?._id ?? "nobody"}>
      {user && isStaff(user.roles) ? <StaffGate>{page}</StaffGate> : page}
    </QueryArea>
  );
}
