import type { User } from "@vesper/contract/accounts/accounts";
import { type SettingChoice, SettingSwitches } from "#web/shared/setting-switches.tsx";
import { SectionCard } from "#web/ui/layout/card.tsx";

const choices: readonly SettingChoice[] = [
  { name: "notifyMessages", label: "New messages", help: "Tell me when someone writes to me." },
  { name: "notifyReviews", label: "Reviews", help: "Tell me about reviews that concern me." },
  {
    name: "notifyAccount",
    label: "Approvals",
    help: "Email me when something of mine is approved.",
  },
  {
    name: "showOnlineStatus",
    label: "Online status",
    help: "Let others see when I am online. With a public profile, everyone can see it.",
  },
];

export function NotificationSettings({ user }: { user: User }) {
  return (
    <SectionCard title="Notifications and presence">
      <div className="flex flex-col gap-3">
        <SettingSwitches user={user} choices={choices} />
      </div>
    </SectionCard>
  );
}
