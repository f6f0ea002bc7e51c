import { type SettingName, type SettingValue } from "@vesper/contract/core/setting-values";
import { SelectField, toOptions } from "#web/ui/forms/select-field.tsx";
import { CharacterCount, TextArea } from "#web/ui/forms/text-area.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { AgeLevelHelp } from "./age-level-help.tsx";
import { AgeRulesControl } from "./age-rules-control.tsx";
import { CertificatesControl } from "./certificates-control.tsx";
import { toLocalTime } from "./local-time.ts";
import type { TextControlProps } from "./text-control.ts";
import { getSetting, toSettingValue } from "./setting-text.ts";

export interface SettingControlProps {
  id: string;
  name: SettingName;
  value: SettingValue;
  error: string | undefined;
  disabled: boolean;
  onEdit: (value: SettingValue) => void;
}

/** The control for one setting; its kind decides which. */
export function SettingControl({ name, value, error, onEdit, ...rest }: SettingControlProps) {
  const { kind, label, about, choices = {}, max = 0 } = getSetting(name);
  const field = { ...rest, label, help: about, ...(error && { error }) };
  const text = String(value);

  const shared = { ...field, value: text };
  if (kind === "age-rules") return <AgeRulesControl {...shared} onText={onEdit} />;
  if (kind === "certificates") return <CertificatesControl {...shared} onText={onEdit} />;
  if (kind === "choice") {
    return (
      <SelectField
        {...shared}
        help={name === "ageGate" ? <AgeLevelHelp about={about} /> : about}
        options={toOptions(choices)}
        onChange={({ target }) => onEdit(target.value)}
      />
    );
  }
  if (kind === "lines" || kind === "markdown")
    return <BlockControl {...shared} isMarkdown={kind === "markdown"} max={max} onText={onEdit} />;
  if (kind === "time") return <TimeControl {...shared} onText={onEdit} />;
  const handleText = (typed: string) => onEdit(toSettingValue(name, typed));
  if (kind === "color") return <ColorControl {...shared} onText={handleText} />;
  return (
    <TextField
      {...shared}
      type={kind === "email" ? "email" : "text"}
      inputMode={kind === "number" ? "numeric" : undefined}
      autoComplete="off"
      onChange={({ target }) => handleText(target.value)}
    />
  );
}

interface BlockControlProps extends TextControlProps {
  isMarkdown: boolean;
  max: number;
}

function BlockControl({ isMarkdown, max, help, onText, ...field }: BlockControlProps) {
  return (
    <TextArea
      {...field}
      rows={isMarkdown ? 6 : 3}
      onChange={({ target }) => onText(target.value)}
      help={
        <span className="flex flex-wrap justify-between gap-x-4">
          <span>
            {help} {isMarkdown && markdownHelp}
          </span>
          <CharacterCount used={field.value.length} max={max} />
        </span>
      }
    />
  );
}

/** The reader's own time zone; stored as an instant. */
function TimeControl({ value, onText, ...field }: TextControlProps) {
  return (
    <TextField
      {...field}
      type="datetime-local"
      value={toLocalTime(value)}
      onChange={({ target }) => onText(target.value && new Date(target.value).toISOString())}
    />
  );
}

const markdownHelp =
  "Write ### for a heading, - for a list, **bold**, *italic* and [text](https://…) for a link.";

/** The color as text, with the browser's picker at the end of the field. */
function ColorControl({ value, onText, ...field }: TextControlProps) {
  return (
    <TextField
      {...field}
      value={value}
      placeholder="#8b3a60"
      spellCheck={false}
      autoComplete="off"
      onChange={({ target }) => onText(target.value)}
      trailing={
        <input
          type="color"
          aria-label="Pick a color"
          disabled={field.disabled}
          value={/^#[\da-f]{6}$/i.test(value) ? value : "#8b3a60"}
          onChange={({ target }) => onText(target.value)}
          className="mr-2 h-8 w-10 cursor-pointer rounded-inner border border-line-strong bg-transparent p-0.5 disabled:cursor-not-allowed"
        />
      }
    />
  );
}
