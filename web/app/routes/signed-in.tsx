import { isStaff } from "@vesper/contract/accounts/role-checks";
import { Outlet } from "react-router";
import { StaffGate } from "#web/features/accounts/own/second-factor/staff-gate.tsx";
import { useUser } from "#web/session/session-store.ts";
import { GatedArea } from "#web/shell/gate/gated-area.tsx";
import { QueryArea } from "#web/shell/query-area.tsx";
import { useSite } from "#web/shell/site.ts";

/** Layout of every page that requires an account. */
export default function SignedInRoute() {
  const user = useUser();
  const { isGated } = useSite();
  const page = user && isGated ? <GatedArea key={user._id} /> : <Outlet />;
  return (
    <QueryArea key={user?._id ?? "nobody"}>
      {user && isStaff(user.roles) ? <StaffGate>{page}</StaffGate> : page}
    </QueryArea>
  );
}
