import {
  ageLevelLabels,
  ageLevels,
  formatAgeRules,
  parseAgeRules,
  type AgeLevel,
  type AgeRule,
} from "@vesper/contract/core/age-levels";
import { countryOptions, getCountryName } from "#web/shared/countries.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { FieldNotes } from "#web/ui/forms/field.tsx";
import { SelectField, toOptions } from "#web/ui/forms/select-field.tsx";
import Trash from "virtual:icons/trash";
import type { TextControlProps } from "./text-control.ts";

const headerNote =
  "Your proxy must send the visitor’s country (COUNTRY_HEADER). Without it, the strictest check of all applies to everyone.";

const toLevel = (value: string): AgeLevel => ageLevels.find((level) => level === value) ?? "proof";

/** Countries with an age check of their own, one row each. A country that has a rule cannot be added again. */
export function AgeRulesControl({ id, label, help, error, disabled, value, onText }: TextControlProps) {
  const rules = parseAgeRules(value) ?? [];
  const change = (next: readonly AgeRule[]) => onText(formatAgeRules(next));
  const setLevel = (country: string, level: AgeLevel) =>
    change(rules.map((rule) => (rule.country === country ? { country, level } : rule)));
  const free = countryOptions.filter(({ value: code }) => !rules.some(({ country }) => country === code));

  return (
    <div role="group" aria-label={label} className="flex flex-col gap-3">
      <p className="text-small font-medium">{label}</p>
      {rules.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {rules.map((rule) => (
            <RuleRow
              key={rule.country}
              rule={rule}
              disabled={disabled}
              onLevel={(level) => setLevel(rule.country, level)}
              onRemove={() => change(rules.filter(({ country }) => country !== rule.country))}
            />
          ))}
        </ul>
      )}
      <SelectField
        id={id}
        label="Add a country"
        labelHidden
        placeholder="Add a country…"
        disabled={disabled}
        options={free}
        value=""
        className="sm:max-w-sm"
        onChange={({ target }) => change([...rules, { country: target.value, level: "proof" }])}
      />
      <FieldNotes
        id={id}
        help={
          <>
            {help} {headerNote}
          </>
        }
        error={error}
      />
    </div>
  );
}

interface RuleRowProps {
  rule: AgeRule;
  disabled: boolean;
  onLevel: (level: AgeLevel) => void;
  onRemove: () => void;
}

function RuleRow({ rule: { country, level }, disabled, onLevel, onRemove }: RuleRowProps) {
  const name = getCountryName(country);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 py-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)_auto]">
      <span className="font-medium">{name}</span>
      <SelectField
        label={`Age check for ${name}`}
        labelHidden
        disabled={disabled}
        options={toOptions(ageLevelLabels)}
        value={level}
        className="max-sm:order-last max-sm:col-span-2"
        onChange={({ target }) => onLevel(toLevel(target.value))}
      />
      <IconButton
        label={`Remove the rule for ${name}`}
        icon={<Trash aria-hidden />}
        disabled={disabled}
        onClick={onRemove}
      />
    </li>
  );
}
