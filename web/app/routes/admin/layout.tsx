import { isStaff } from "@vesper/contract/accounts/role-checks";
import { hasCapability } from "@vesper/contract/accounts/capabilities";
import type { Role } from "@vesper/contract/accounts/roles";
import { Outlet, useLocation } from "react-router";
import { Guard } from "#web/shell/guard.tsx";
import { NotFound } from "#web/shell/not-found.tsx";
import { AdminFrame, AdminSkeleton } from "./admin-frame.tsx";
import { findSection } from "./sections.ts";

/** A section that the roles do not open looks like an address that leads nowhere. */
function mayOpen(roles: readonly Role[], pathname: string): boolean {
  const section = findSection(pathname);
  return !section || hasCapability(roles, section.capability);
}

export default function AdminLayout() {
  const { pathname } = useLocation();
  return (
    <Guard signInAt="/login" mayEnter={isStaff} fallback={<AdminSkeleton />}>
      {(user) => (
        <AdminFrame name={user.name}>
          {mayOpen(user.roles, pathname) ? <Outlet context={user} /> : <NotFound />}
        </AdminFrame>
      )}
    </Guard>
  );
}
