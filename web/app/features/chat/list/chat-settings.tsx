import type { User } from "@vesper/contract/accounts/accounts";
import { isSupplier } from "@vesper/contract/accounts/role-checks";
import { type SettingChoice, SettingSwitches } from "#web/shared/setting-switches.tsx";
import ChevronDown from "virtual:icons/chevron-down";

const escortChoices: readonly SettingChoice[] = [
  {
    name: "acceptNewConversations",
    label: "Existing conversations only",
    help: "New people can’t message you. People you already talk to still can.",
    isOpposite: true,
  },
];

const commonChoices: readonly SettingChoice[] = [
  {
    name: "sendReadReceipts",
    label: "Read receipts",
    help: "Let others see what you’ve read. When this is off, you can’t see what they’ve read either.",
  },
  {
    name: "showTyping",
    label: "Typing indicator",
    help: "Let others see when you’re typing. When this is off, you can’t see when they’re typing either.",
  },
];

/** Chat settings, saved immediately. */
export function ChatSettings({ user }: { user: User }) {
  const choices = isSupplier(user.roles) ? [...escortChoices, ...commonChoices] : commonChoices;
  return (
    <details className="group rounded-card border border-line bg-surface">
      <summary className="flex min-h-11 list-none items-center justify-between gap-4 rounded-card px-4 text-small font-medium [&::-webkit-details-marker]:hidden">
        Chat settings
        <ChevronDown aria-hidden className="size-4.5 text-muted transition-transform group-open:rotate-180" />
      </summary>
      <div className="flex flex-col gap-3 border-t border-line px-4 py-3">
        <SettingSwitches user={user} choices={choices} />
      </div>
    </details>
  );
}
