import { type Settings, type User, updateSettings } from "@vesper/contract/accounts";
import { isSupplier } from "@vesper/contract/standing";
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { messageOf } from "#web/api/message-of.ts";
import { api } from "#web/session/api.ts";
import { updateUser } from "#web/session/session-store.ts";
import { SwitchField } from "#web/ui/forms/switch-field.tsx";
import { toast } from "#web/ui/feedback/toast.ts";

interface Choice {
  name: keyof Settings;
  label: string;
  help: string;
  /** On means no. */
  isOpposite?: boolean;
}

const forEscorts: readonly Choice[] = [
  {
    name: "acceptNewConversations",
    label: "Existing conversations only",
    help: "Nobody new can write to me. Those I already talk to still can.",
    isOpposite: true,
  },
];

const forEverybody: readonly Choice[] = [
  {
    name: "sendReadReceipts",
    label: "Read receipts",
    help: "Let others see what I have read. Switched off, I do not see what they have read either.",
  },
  {
    name: "showTyping",
    label: "Typing",
    help: "Let others see when I am writing. Switched off, I do not see it of them either.",
  },
];

/** How one wants to be reached. Takes effect at once. */
export function ChatSettings({ user }: { user: User }) {
  // What was just switched, shown at once; the server's answer takes its place.
  const [switched, setSwitched] = useState<Partial<Settings>>({});
  const choices = isSupplier(user.roles) ? [...forEscorts, ...forEverybody] : forEverybody;

  async function handleChange(name: keyof Settings, value: boolean) {
    setSwitched((before) => ({ ...before, [name]: value }));
    try {
      const { data } = await api.call(updateSettings, { body: { [name]: value } });
      updateUser(data);
    } catch (error) {
      toast.error(messageOf(error, "Failed to save the setting."));
    } finally {
      setSwitched((before) => ({ ...before, [name]: undefined }));
    }
  }

  return (
    <details className="group rounded-card border border-line bg-surface">
      <summary className="flex min-h-11 list-none items-center justify-between gap-4 rounded-card px-4 text-small font-medium [&::-webkit-details-marker]:hidden">
        Chat settings
        <ChevronDown aria-hidden className="size-4.5 text-muted transition-transform group-open:rotate-180" />
      </summary>
      <div className="flex flex-col gap-3 border-t border-line px-4 py-3">
        {choices.map(({ name, label, help, isOpposite = false }) => (
          <SwitchField
            key={name}
            label={label}
            help={help}
            checked={(switched[name] ?? user.settings[name]) !== isOpposite}
            onChange={(event) => void handleChange(name, event.target.checked !== isOpposite)}
          />
        ))}
      </div>
    </details>
  );
}
