import type { DialogState } from "#web/ui/overlays/use-task.ts";
import { ThemePicker } from "#web/ui/layout/theme-picker.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { MobileLinks } from "./mobile-user-links.tsx";
import { gatedLinks, primaryLinks, signedOutLinks } from "./nav-links.ts";
import { useSite } from "../site.ts";
import { lazy, Suspense } from "react";
import { Link } from "react-router";
import { useUser } from "#web/session/session-store.ts";
import { Button } from "#web/ui/actions/button.tsx";

// Visitors, who are the majority, do not load the role-dependent links.
const MobileUserLinks = lazy(async () => ({
  default: (await import("./mobile-user-links.tsx")).MobileUserLinks,
}));

/** Contents of the wide header, as a sheet. */
export function MobileMenu({ open, onOpenChange }: DialogState) {
  const close = () => onOpenChange(false);
  const { isGated } = useSite();

  return (
    <Dialog title="Menu" open={open} onOpenChange={onOpenChange}>
      <div className="flex flex-col gap-4">
        <MobileAccount onDone={close} />
        <nav aria-label="Main" className="border-t border-line pt-3">
          <MobileLinks items={isGated ? gatedLinks : primaryLinks} onFollow={close} />
        </nav>
        <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
          <span className="text-small text-muted">Theme</span>
          <ThemePicker />
        </div>
      </div>
    </Dialog>
  );
}

/** Account section of the mobile menu. */
function MobileAccount({ onDone }: { onDone: () => void }) {
  const user = useUser();
  if (user) {
    return (
      <Suspense fallback={<div className="h-86" />}>
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
