import { type Settings, type User, updateSettings } from "@vesper/contract/accounts/accounts";
import { useState } from "react";
import { getErrorMessage } from "#web/api/error-message.ts";
import { api } from "#web/session/api.ts";
import { updateUser } from "#web/session/session-store.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { SwitchField } from "#web/ui/forms/switch-field.tsx";

export interface SettingChoice {
  name: keyof Settings;
  label: string;
  help: string;
  /** The switch shows the opposite of the setting. */
  isOpposite?: boolean;
}

/** Account settings, each saved as soon as it is switched. */
export function SettingSwitches({ user, choices }: { user: User; choices: readonly SettingChoice[] }) {
  // Optimistic values, replaced by the server's response.
  const [switched, setSwitched] = useState<Partial<Settings>>({});

  async function handleChange(name: keyof Settings, value: boolean) {
    setSwitched((before) => ({ ...before, [name]: value }));
    try {
      // Use `keepalive`, so that the setting is saved even if the user leaves the page right away.
      const { data } = await api.call(updateSettings, { body: { [name]: value }, keepalive: true });
      updateUser(data);
    } catch (error) {
      toast.error(getErrorMessage(error, "Failed to save the setting."));
    } finally {
      setSwitched((before) => ({ ...before, [name]: undefined }));
    }
  }

  return choices.map(({ name, label, help, isOpposite = false }) => (
    <SwitchField
      key={name}
      label={label}
      help={help}
      checked={(switched[name] ?? user.settings[name]) !== isOpposite}
      onChange={(event) => void handleChange(name, event.target.checked !== isOpposite)}
    />
  ));
}
