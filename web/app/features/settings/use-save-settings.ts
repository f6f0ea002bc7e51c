import { useQueryClient } from "@tanstack/react-query";
import { changeSettings, type SettingsInForce } from "@vesper/contract/core/admin-settings";
import { pageLimits } from "@vesper/contract/core/page-limits";
import { settings } from "@vesper/contract/core/settings";
import type { SettingChanges, SettingName } from "@vesper/contract/core/setting-values";
import { useAdminChange } from "#web/api/use-admin-change.ts";
import { api } from "#web/session/api.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { settingsKey, settingsQuery } from "./queries.ts";
import { getSetting } from "./setting-text.ts";
import type { SettingEdits } from "./use-setting-edits.ts";

/** Names the setting by its label: only the server can check some values, such as certificates. */
function describeProblem(detail: string): string {
  const [, name = "", problem = ""] = /^(?:body\.)?changes\.(\w+): (.+)$/s.exec(detail) ?? [];
  return name in settings ? `${getSetting(name as SettingName).label}: ${problem}` : detail;
}

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
    handleRefusal: ({ details }) => {
      const [problem] = details;
      if (problem === undefined) return false;
      toast.error(describeProblem(problem), { duration: pageLimits.web.toast.admin });
      return true;
    },
  });
  return { isSaving: save.isPending, save: () => save.mutate(edits.changes) };
}
