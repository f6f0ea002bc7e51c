import { type Settings, type User, updateSettings } from "@vesper/contract/accounts";
import { useState } from "react";
import { api } from "#web/session/api.ts";
import { updateUser } from "#web/session/session-store.ts";
import { SectionCard } from "#web/ui/layout/section-card.tsx";
import { SwitchField } from "#web/ui/forms/switch-field.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { messageOf } from "#web/api/message-of.ts";

const choices: readonly { name: keyof Settings; label: string; help: string }[] = [
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
  // What was just switched, shown at once; the server's answer takes its place.
  const [switched, setSwitched] = useState<Partial<Settings>>({});

  async function handleChange(name: keyof Settings, checked: boolean) {
    setSwitched((before) => ({ ...before, [name]: checked }));
    try {
      // Who switches something off and leaves at once meant it.
      const { data } = await api.call(updateSettings, {
        body: { [name]: checked },
        keepalive: true,
      });
      updateUser(data);
    } catch (error) {
      toast.error(messageOf(error, "Failed to save the setting."));
    } finally {
      setSwitched((before) => ({ ...before, [name]: undefined }));
    }
  }

  return (
    <SectionCard title="Notifications and presence">
      <div className="flex flex-col gap-3">
        {choices.map(({ name, label, help }) => (
          <SwitchField
            key={name}
            label={label}
            help={help}
            checked={switched[name] ?? user.settings[name]}
            onChange={(event) => void handleChange(name, event.target.checked)}
          />
        ))}
      </div>
    </SectionCard>
  );
}
