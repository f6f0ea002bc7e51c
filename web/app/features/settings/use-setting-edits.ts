import type { SettingsInForce } from "@vesper/contract/core/admin-settings";
import type { SettingName, Settings, SettingValue } from "@vesper/contract/core/setting-values";
import { useState } from "react";
import { findProblem } from "./setting-text.ts";

/** Values as entered, on top of those in force. Edits survive a reload of the values below them. */
export function useSettingEdits({ values }: SettingsInForce) {
  const [edits, setEdits] = useState<Partial<Record<SettingName, SettingValue>>>({});
  const changed = (Object.keys(edits) as SettingName[]).filter((name) => edits[name] !== values[name]);
  const problems = changed.filter((name) => findProblem(name, edits[name] ?? values[name]));

  return {
    changed,
    problems,
    /** Values as they would be after saving. */
    current: { ...values, ...edits } as Settings,
    changes: Object.fromEntries(changed.map((name) => [name, edits[name]])),
    edit: (name: SettingName, value: SettingValue) => setEdits((before) => ({ ...before, [name]: value })),
    /** Forgets the edit of one setting, for example when it was changed by other means. */
    drop: (name: SettingName) => setEdits(({ [name]: _dropped, ...others }) => others),
    discard: () => setEdits({}),
    restore: setEdits,
    edits,
  };
}
export type SettingEdits = ReturnType<typeof useSettingEdits>;
