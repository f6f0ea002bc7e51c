import { useQueryClient } from "@tanstack/react-query";
import { changeSettings, type SettingsInForce } from "@vesper/contract/core/admin-settings";
import type { SettingChanges } from "@vesper/contract/core/setting-values";
import { useAdminChange } from "#web/api/use-admin-change.ts";
import { api } from "#web/session/api.ts";
import { settingsKey, settingsQuery } from "./queries.ts";
import type { SettingEdits } from "./use-setting-edits.ts";

/** Sends only changed settings. After a conflict the newer values are loaded and the edits stay. */
export function useSaveSettings({ version }: SettingsInForce, edits: SettingEdits) {
  const queries = useQueryClient();
  const save = useAdminChange({
    change: async (changes: SettingChanges) => {
      const { data } = await api.call(changeSettings, { body: { version, changes } });
      queries.setQueryData(settingsQuery.queryKey, data);
    },
    key: settingsKey,
    done: "Settings saved. Pages use them the next time they load.",
    failed: "Failed to save the settings",
    onDone: edits.discard,
  });
  return { isSaving: save.isPending, save: () => save.mutate(edits.changes) };
}
