import { Outlet } from "react-router";
import { Shell } from "#web/shell/shell.tsx";

/** Header, page, footer: the layout of every page. */
export default function SiteRoute() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}
