import type { User } from "@vesper/contract/accounts";
import { isAdmin } from "@vesper/contract/standing";
import type { ReactNode } from "react";
import { SectionCard } from "#web/ui/layout/section-card.tsx";
import { ThemePicker } from "#web/ui/layout/theme-picker.tsx";
import { CloseAccount } from "./close-account.tsx";
import { Devices } from "./devices.tsx";
import { NotificationSettings } from "./notification-settings.tsx";
import { OwnData } from "./own-data.tsx";
import { SecuritySettings } from "./security-settings.tsx";
import { TwoFactor } from "./two-factor.tsx";

interface AccountSettingsProps {
  user: User;
  /** What other parts of the product let a person decide, such as saved searches and blocked people. */
  children?: ReactNode;
}

/** Everything a person decides about their own account. */
export function AccountSettings({ user, children }: AccountSettingsProps) {
  return (
    <div className="flex flex-col gap-6">
      <NotificationSettings user={user} />
      <SectionCard title="Theme" text="Remembered in this browser." actions={<ThemePicker />} />
      <SecuritySettings />
      <TwoFactor user={user} />
      <Devices />
      {children}
      <OwnData />
      {/* An admin hands the role over first; the server refuses it too. */}
      {!isAdmin(user.roles) && (
        <SectionCard
          title="Delete account"
          text="Your account is closed at once. You have 30 days to undo it through the link we mail you; then it is erased."
          actions={<CloseAccount />}
        />
      )}
    </div>
  );
}
