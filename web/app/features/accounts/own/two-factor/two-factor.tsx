import type { User } from "@vesper/contract/accounts/accounts";
import { lazy, Suspense, useState } from "react";
import { Badge } from "#web/ui/data/badge.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { SectionCard } from "#web/ui/layout/card.tsx";

const TwoFactorSetup = lazy(async () => ({
  default: (await import("./two-factor-setup.tsx")).TwoFactorSetup,
}));
const TwoFactorOff = lazy(async () => ({ default: (await import("./two-factor-off.tsx")).TwoFactorOff }));

/** Setting that turns two-factor sign-in on and off. */
export function TwoFactor({ user }: { user: User }) {
  const [open, setOpen] = useState<"setup" | "off" | null>(null);
  const close = () => setOpen(null);

  return (
    <SectionCard
      title={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          Two-factor sign-in{" "}
          {user.isTwoFactorOn && (
            <span className="font-sans">
              <Badge tone="jade">On</Badge>
            </span>
          )}
        </span>
      }
      text={
        user.isTwoFactorOn
          ? "You need a code from your authenticator app to sign in. Your password alone isn’t enough."
          : "Sign in with your password and a code from an app on your phone. Someone who learns your password still can’t get in."
      }
      actions={
        <Button tone="outline" onClick={() => setOpen(user.isTwoFactorOn ? "off" : "setup")}>
          {user.isTwoFactorOn ? "Turn off" : "Set up"}
        </Button>
      }
    >
      <Suspense>
        {open === "setup" && <TwoFactorSetup onClose={close} />}
        {open === "off" && <TwoFactorOff user={user} onClose={close} />}
      </Suspense>
    </SectionCard>
  );
}
