import type { SettingsInForce } from "@vesper/contract/core/admin-settings";
import { settingGroups } from "@vesper/contract/core/settings";
import type { SettingGroup } from "@vesper/contract/core/setting-kinds";
import type { SettingName } from "@vesper/contract/core/setting-values";
import type { FormEvent } from "react";
import { flushSync } from "react-dom";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { SaveBar } from "#web/ui/forms/save-bar.tsx";
import { UnsavedChanges } from "#web/ui/forms/unsaved-changes.tsx";
import SearchX from "virtual:icons/search-x";
import { SectionCard } from "#web/ui/layout/card.tsx";
import { BrandPreview } from "./brand-preview.tsx";
import { SettingRow, toFieldId } from "./setting-row.tsx";
import { getSetting } from "./setting-text.ts";
import { useSaveSettings } from "./use-save-settings.ts";
import { type SettingEdits, useSettingEdits } from "./use-setting-edits.ts";

const groupTexts: Partial<Record<SettingGroup, string>> = {
  retention: "Older data is deleted every night. The privacy policy states these periods.",
  limits: "They keep scrapers and mistakes in check. The defaults suit most sites.",
};

interface SettingsFormProps {
  settings: SettingsInForce;
  /** Settings that match the search. Edits to hidden ones are kept and saved as well. */
  shown: readonly SettingName[];
  onShowAll: () => void;
}

export function SettingsForm({ settings, shown, onShowAll }: SettingsFormProps) {
  const edits = useSettingEdits(settings);
  const { save, isSaving } = useSaveSettings(settings, edits);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const [problem] = edits.problems;
    if (!problem) return edits.changed.length > 0 && !isSaving ? save() : undefined;
    if (!shown.includes(problem)) flushSync(onShowAll);
    document.getElementById(toFieldId(problem))?.focus();
  }

  function handleDiscard() {
    const { edits: before, discard, restore } = edits;
    discard();
    toast.info("Changes discarded", { action: { label: "Undo", onAction: () => restore(before) } });
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-5">
      {shown.length === 0 && (
        <EmptyState
          level={3}
          icon={<SearchX />}
          title="No settings found"
          text="Try another word."
          action={{ label: "Clear search", onAction: onShowAll }}
        />
      )}
      {(Object.keys(settingGroups) as SettingGroup[]).map((group) => (
        <GroupSection key={group} group={group} {...{ settings, shown, edits }} />
      ))}
      <SaveBar changed={edits.changed.length} busy={isSaving} onDiscard={handleDiscard} />
      <UnsavedChanges when={edits.changed.length > 0} />
    </form>
  );
}

/** Kinds whose controls need the whole width. */
const wideKinds: ReadonlySet<string> = new Set(["markdown", "age-rules", "certificates"]);

interface GroupSectionProps {
  group: SettingGroup;
  settings: SettingsInForce;
  shown: readonly SettingName[];
  edits: SettingEdits;
}

function GroupSection({ group, settings, shown, edits }: GroupSectionProps) {
  const names = shown.filter((name) => getSetting(name).group === group);
  if (names.length === 0) return null;
  return (
    <SectionCard id={group} title={settingGroups[group]} text={groupTexts[group]} className="scroll-mt-20">
      <div className="grid gap-x-8 gap-y-6 md:grid-cols-2">
        {names.map((name) => (
          <div key={name} className={wideKinds.has(getSetting(name).kind) ? "md:col-span-2" : undefined}>
            <SettingRow name={name} edits={edits} variable={settings.locked[name]} />
          </div>
        ))}
      </div>
      {group === "brand" && <BrandPreview settings={edits.current} />}
    </SectionCard>
  );
}
