import { loadAhead, loadWhenOnline } from "#web/ui/feedback/load-when-online.ts";
import { useSession } from "#web/session/session-store.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { PageLink } from "#web/ui/actions/page-link.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { signedOutLinks } from "./nav-links.ts";
import { WelcomeLine } from "./welcome-line.tsx";
import { useSite } from "../site.ts";
import type { User } from "@vesper/contract/accounts/accounts";
import { type ComponentProps, lazy, Suspense, useRef, useState } from "react";
import { Avatar } from "#web/ui/data/avatar.tsx";

const loadPopup = () => import("./user-menu-popup.tsx");

const UserMenuPopup = lazy(async () => ({ default: (await loadWhenOnline(loadPopup)).UserMenuPopup }));

/** Account menu or sign-in links. Every state takes the same space to avoid layout shift. */
export function AccountArea() {
  const session = useSession();

  if (session.status === "signed-in") {
    return (
      <div className="flex items-center gap-3">
        <WelcomeLine user={session.user} className="w-48 items-end" />
        <UserMenu user={session.user} />
      </div>
    );
  }
  // The early script marks the document while a stored session is being restored.
  const restoring = session.status === "loading";
  return (
    <>
      <div className={restoring ? "flex items-center gap-1 restoring:hidden" : "flex items-center gap-1"}>
        <Button tone="quiet" render={<PageLink to={signedOutLinks.signIn.to} />}>
          {signedOutLinks.signIn.label}
        </Button>
        <Button render={<PageLink to={signedOutLinks.getStarted.to} />}>
          {signedOutLinks.getStarted.label}
        </Button>
      </div>
      {restoring && (
        <div aria-hidden className="hidden items-center gap-3 restoring:flex">
          <div className="flex w-48 flex-col items-end gap-1.5">
            <Skeleton className="h-3.5 w-32" />
            <Skeleton className="h-4 w-14 rounded-control" />
          </div>
          <Skeleton className="size-11 rounded-control" />
        </div>
      )}
    </>
  );
}

/** The popup loads on first interaction; until then, only its button is rendered. */
function UserMenu({ user }: { user: User }) {
  const [wanted, setWanted] = useState(false);
  const holder = useRef<HTMLDivElement>(null);
  const { isGated } = useSite();
  const face = <Avatar name={user.name} src={isGated ? null : user.profileImageUrl} />;

  const button = (
    <UserMenuButton
      aria-expanded={false}
      onPointerEnter={() => loadAhead(loadPopup)}
      onFocus={() => loadAhead(loadPopup)}
      onClick={() => setWanted(true)}
    >
      {face}
    </UserMenuButton>
  );
  return (
    <div ref={holder} className="flex">
      {wanted ? (
        <Suspense fallback={button}>
          <UserMenuPopup user={user} container={holder} trigger={<UserMenuButton>{face}</UserMenuButton>} />
        </Suspense>
      ) : (
        button
      )}
    </div>
  );
}

/** Avatar button that opens the user menu. */
function UserMenuButton(props: ComponentProps<"button">) {
  return (
    <button
      type="button"
      aria-haspopup="menu"
      {...props}
      aria-label="Your account"
      title="Your account"
      className="inline-flex size-11 shrink-0 rounded-control"
    />
  );
}
