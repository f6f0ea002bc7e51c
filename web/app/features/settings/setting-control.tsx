import { type SettingName, type SettingValue } from "@vesper/contract/core/setting-values";
import { SelectField, toOptions } from "#web/ui/forms/select-field.tsx";
import { SwitchField } from "#web/ui/forms/switch-field.tsx";
import { CharacterCount, TextArea } from "#web/ui/forms/text-area.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { toLocalTime } from "./local-time.ts";
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
  const { kind, label, about: help, choices = {}, max } = getSetting(name);
  const shared = { ...rest, label, help, ...(error && { error }) };
  const text = String(value);
  const onText = (typed: string) => onEdit(toSettingValue(name, typed));

  switch (kind) {
    case "flag":
      return (
        <SwitchField {...shared} checked={value === true} onChange={({ target }) => onEdit(target.checked)} />
      );
    case "choice":
      return (
        <SelectField
          {...shared}
          value={text}
          options={toOptions(choices)}
          onChange={({ target }) => onEdit(target.value)}
        />
      );
    case "lines":
    case "markdown":
      return (
        <TextArea
          {...shared}
          rows={kind === "lines" ? 3 : 6}
          value={text}
          onChange={({ target }) => onEdit(target.value)}
          help={
            <span className="flex flex-wrap justify-between gap-x-4">
              <span>
                {help} {kind === "markdown" && markdownHelp}
              </span>
              <CharacterCount used={text.length} max={max ?? 0} />
            </span>
          }
        />
      );
    case "time":
      return (
        <TextField
          {...shared}
          type="datetime-local"
          value={toLocalTime(text)}
          onChange={({ target }) => onEdit(target.value && new Date(target.value).toISOString())}
        />
      );
    case "color":
      return <ColorControl {...shared} value={text} onText={onText} />;
    default:
      return (
        <TextField
          {...shared}
          type={kind === "email" ? "email" : "text"}
          inputMode={kind === "number" ? "numeric" : undefined}
          autoComplete="off"
          value={text}
          onChange={({ target }) => onText(target.value)}
        />
      );
  }
}

const markdownHelp =
  "Write ### for a heading, - for a list, **bold**, *italic* and [text](https://…) for a link.";

interface ColorControlProps {
  id: string;
  label: string;
  help: string;
  error?: string;
  disabled: boolean;
  value: string;
  onText: (typed: string) => void;
}

/** The color as text, with the browser's picker at the end of the field. */
function ColorControl({ value, onText, ...field }: ColorControlProps) {
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
