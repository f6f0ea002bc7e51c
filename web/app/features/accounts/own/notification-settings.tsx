import type { User } from "@vesper/contract/accounts/accounts";
import { type SettingChoice, SettingSwitches } from "#web/shared/setting-switches.tsx";
import { SectionCard } from "#web/ui/layout/card.tsx";

const choices: readonly SettingChoice[] = [
  { name: "notifyMessages", label: "New messages", help: "Get an email when someone writes to you." },
  { name: "notifyReviews", label: "Reviews", help: "Get an email about reviews you wrote or received." },
  {
    name: "notifyAccount",
    label: "Approvals",
    help: "Get an email when something you submitted is approved.",
  },
  {
    name: "showOnlineStatus",
    label: "Online status",
    help: "Let others see when you’re online. If your profile is public, that includes every visitor.",
  },
];

export function NotificationSettings({ user }: { user: User }) {
  return (
    <SectionCard title="Notifications and online status">
      <div className="flex flex-col gap-3">
        <SettingSwitches user={user} choices={choices} />
      </div>
    </SectionCard>
  );
}
