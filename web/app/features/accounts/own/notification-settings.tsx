import type { User } from "@vesper/contract/accounts/accounts";
import { type SettingChoice, SettingSwitches } from "#web/shared/setting-switches.tsx";
import { SectionCard } from "#web/ui/layout/card.tsx";

const choices: readonly SettingChoice[] = [
  { name: "notifyMessages", label: "New messages", help: "Email me when someone writes to me." },
  { name: "notifyReviews", label: "Reviews", help: "Email me about reviews I wrote or received." },
  {
    name: "notifyAccount",
    label: "Approvals",
    help: "Email me when something I submitted is approved.",
  },
  {
    name: "showOnlineStatus",
    label: "Online status",
    help: "Let others see when I’m online. If my profile is public, everyone can see it.",
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
