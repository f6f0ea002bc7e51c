import { initialSettings, type SettingName } from "@vesper/contract/core/setting-values";
import { Button } from "#web/ui/actions/button.tsx";
import { Badge } from "#web/ui/data/badge.tsx";
import Lock from "virtual:icons/lock";
import { LogoControl } from "./logo-control.tsx";
import { SettingControl } from "./setting-control.tsx";
import { findProblem, formatValue, getSetting } from "./setting-text.ts";
import type { SettingEdits } from "./use-setting-edits.ts";

export const toFieldId = (name: SettingName) => `setting-${name}`;

interface SettingRowProps {
  name: SettingName;
  edits: SettingEdits;
  /** Environment variable that determines the setting. */
  variable: string | undefined;
}

/** One setting: its control, its default and whether it can be changed here. */
export function SettingRow({ name, edits, variable }: SettingRowProps) {
  const value = edits.current[name];
  const isChanged = edits.changed.includes(name);
  const problem = isChanged ? findProblem(name, value) : undefined;
  const control = { id: toFieldId(name), name, value, error: problem, disabled: variable !== undefined };
  return (
    <div className="flex flex-col gap-1.5">
      {getSetting(name).kind === "image" ? (
        <LogoControl edits={edits} />
      ) : (
        <SettingControl {...control} onEdit={(next) => edits.edit(name, next)} />
      )}
      <div className="flex min-h-6 flex-wrap items-center gap-x-3 gap-y-1 text-caption text-muted">
        {variable && (
          <Badge icon={<Lock aria-hidden />}>
            Set by <code>{variable}</code>
          </Badge>
        )}
        {isChanged && <Badge tone="accent">Not saved</Badge>}
        <Default name={name} />
        {!variable && value !== initialSettings[name] && (
          <Button
            tone="quiet"
            size="small"
            aria-label={`Reset ${getSetting(name).label} to its default`}
            onClick={() => edits.edit(name, initialSettings[name])}
          >
            Reset
          </Button>
        )}
      </div>
    </div>
  );
}

function Default({ name }: { name: SettingName }) {
  const { kind } = getSetting(name);
  if (kind === "image") return <span>Default: Vesper’s star</span>;
  if (kind === "color") return <span>Default: Vesper’s rose</span>;
  return <span className="wrap-anywhere">Default: {formatValue(name, null)}</span>;
}
