import { isStaff } from "@vesper/contract/accounts/role-checks";
import { Outlet } from "react-router";
import { Guard } from "#web/shell/guard.tsx";
import { AdminFrame, AdminSkeleton } from "./admin-frame.tsx";

export default function AdminLayout() {
  return (
    <Guard signInAt="/login" mayEnter={isStaff} fallback={<AdminSkeleton />}>
      {(user) => (
        <AdminFrame name={user.name}>
          <Outlet context={user} />
        </AdminFrame>
      )}
    </Guard>
  );
}
