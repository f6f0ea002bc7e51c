import Download from "virtual:icons/download";
import { lazyDialog } from "#web/ui/overlays/lazy-dialog.tsx";
import { exportData, type User } from "@vesper/contract/accounts/accounts";
import type { AgeLevel } from "@vesper/contract/core/age-levels";
import { hasCapability } from "@vesper/contract/accounts/capabilities";
import { type ReactNode, useState } from "react";
import { SectionCard } from "#web/ui/layout/card.tsx";
import { ThemePicker } from "#web/ui/layout/theme-picker.tsx";
import { AgeProofSettings } from "./age-proof-settings.tsx";
import { Devices } from "./devices.tsx";
import { NotificationSettings } from "./notification-settings.tsx";
import { Passkeys } from "./passkeys/passkeys.tsx";
import { RecoveryCodeSettings } from "./two-factor/recovery-code-settings.tsx";
import { TwoFactor } from "./two-factor/two-factor.tsx";
import { DataArchive } from "./data-archive.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { ChangePassword } from "./change-password.tsx";
import { api } from "#web/session/api.ts";
import { useAction } from "#web/shared/use-action.ts";
import { saveFile } from "#web/ui/actions/save-file.ts";

const CloseAccountDialog = lazyDialog(
  async () => (await import("./close-account-dialog.tsx")).CloseAccountDialog,
);

interface AccountSettingsProps {
  user: User;
  /** The age check where the member is. */
  ageLevel: AgeLevel;
  /** Before a proof of age, the archive is closed: it holds pictures. */
  isGated: boolean;
  /** Settings from other features, such as saved searches and blocked people. */
  children?: ReactNode;
}

/** All settings of a person's own account. */
export function AccountSettings({ user, ageLevel, isGated, children }: AccountSettingsProps) {
  return (
    <div className="flex flex-col gap-6">
      <NotificationSettings user={user} />
      <SectionCard title="Theme" text="Saved in this browser." actions={<ThemePicker />} />
      <SecuritySettings />
      <Passkeys />
      <TwoFactor user={user} />
      <RecoveryCodeSettings isAsked={user.isTwoFactorOn} />
      <Devices />
      {children}
      <AgeProofSettings isRequired={ageLevel === "proof"} />
      <OwnData hasArchive={!isGated} />
      {/* An admin must hand over the role before closing the account; the server also enforces this. */}
      {!hasCapability(user.roles, "manage-staff") && (
        <SectionCard
          title="Delete account"
          text="We close your account right away. For 30 days you can reopen it with the link we email you. After that, everything is erased."
          actions={<CloseAccount />}
        />
      )}
    </div>
  );
}

function OwnData({ hasArchive }: { hasArchive: boolean }) {
  return (
    <SectionCard
      title="Your data"
      text="Get a copy of everything we hold about you, in one file."
      actions={<DownloadData />}
    >
      {hasArchive && <DataArchive />}
    </SectionCard>
  );
}

function SecuritySettings() {
  const [changing, setChanging] = useState(false);
  return (
    <SectionCard
      title="Password"
      text="Changing your password signs out your other devices."
      actions={
        <Button tone="outline" onClick={() => setChanging(true)}>
          Change password
        </Button>
      }
    >
      <ChangePassword open={changing} onOpenChange={setChanging} />
    </SectionCard>
  );
}

function CloseAccount() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button tone="outline" onClick={() => setOpen(true)}>
        Delete account
      </Button>
      <CloseAccountDialog open={open} onOpenChange={setOpen} />
    </>
  );
}

function DownloadData() {
  const { busy, run } = useAction({
    act: () => api.call(exportData),
    failed: "Failed to download your data.",
    onDone: ({ data }) => {
      const day = new Date().toISOString().slice(0, 10);
      saveFile(`my-data-${day}.json`, "application/json", JSON.stringify(data, null, 2));
    },
  });
  return (
    <Button tone="outline" busy={busy} icon={<Download aria-hidden className="size-4.5" />} onClick={run}>
      Download my data
    </Button>
  );
}
