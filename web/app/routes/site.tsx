import { Outlet } from "react-router";
import { CardHeart } from "#web/features/favorites/card-heart.tsx";
import { CardCorner } from "#web/features/profiles/cards/card-corner.ts";
import { CrashScreen } from "#web/shell/crash-screen.tsx";
import { Shell } from "#web/shell/shell.tsx";

const renderHeart = ({ _id, name }: { _id: string; name: string }) => <CardHeart id={_id} name={name} />;

/** Layout of every page: header, content, footer. */
export default function SiteRoute() {
  return (
    <Shell>
      <CardCorner value={renderHeart}>
        <Outlet />
      </CardCorner>
    </Shell>
  );
}

/**
 * For pages without an error boundary of their own. If the shell itself crashes, the boundary in the root takes
 * over.
 */
export function ErrorBoundary() {
  return (
    <Shell>
      <CrashScreen />
    </Shell>
  );
}
