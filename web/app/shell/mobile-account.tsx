import { lazy, Suspense } from "react";
import { Link } from "react-router";
import { useUser } from "#web/session/use-session.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { signedOutLinks } from "./nav-links.ts";

// Visitors, who are most, need not load what knows the roles.
const MobileUserLinks = lazy(async () => ({
  default: (await import("./mobile-user-links.tsx")).MobileUserLinks,
}));

/** The account part of the mobile menu. */
export function MobileAccount({ onDone }: { onDone: () => void }) {
  const user = useUser();
  if (user) {
    return (
      <Suspense fallback={<div className="h-62" />}>
        <MobileUserLinks user={user} onDone={onDone} />
      </Suspense>
    );
  }
  const { signIn, getStarted } = signedOutLinks;
  return (
    <div className="flex flex-col gap-3">
      <Button render={<Link to={getStarted.to} onClick={onDone} />}>{getStarted.label}</Button>
      <Button tone="outline" render={<Link to={signIn.to} onClick={onDone} />}>
        {signIn.label}
      </Button>
    </div>
  );
}
