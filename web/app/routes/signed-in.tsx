import { Outlet } from "react-router";
import { useUser } from "#web/session/session-store.ts";
import { QueryArea } from "#web/shell/query-area.tsx";

/** Layout of every page that requires an account. */
export default function SignedInRoute() {
  const user = useUser();
  return (
    <QueryArea key={user?._id ?? "nobody"}>
      <Outlet />
    </QueryArea>
  );
}
