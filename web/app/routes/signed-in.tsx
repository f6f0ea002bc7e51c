import { isStaff } from "@vesper/contract/accounts/role-checks";
import { Outlet } from "react-router";
import { StaffGate } from "#web/features/accounts/own/second-factor/staff-gate.tsx";
import { useUser } from "#web/session/session-store.ts";
import { QueryArea } from "#web/shell/query-area.tsx";

/** Layout of every page that requires an account. */
export default function SignedInRoute() {
  const user = useUser();
  return (
    <QueryArea key={user?._id ?? "nobody"}>
      {user && isStaff(user.roles) ? (
        <StaffGate>
          <Outlet />
        </StaffGate>
      ) : (
        <Outlet />
      )}
    </QueryArea>
  );
}
