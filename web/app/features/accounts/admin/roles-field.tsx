import { Role } from "@vesper/contract/accounts/roles";
import { type Ref, useId } from "react";
import { CheckboxField } from "#web/ui/forms/checkbox-field.tsx";
import { FieldNotes } from "#web/ui/forms/field.tsx";
import { roleLabels } from "./labels.ts";

interface RolesFieldProps {
  value: readonly Role[];
  onChange: (roles: Role[]) => void;
  error?: string;
  /** Role that cannot be removed here. */
  kept?: Role;
  /** Ref of the first checkbox, so that a validation error can focus it. */
  ref?: Ref<HTMLInputElement>;
}

export function RolesField({ value, onChange, error, kept, ref }: RolesFieldProps) {
  const id = useId();

  function handleChange(role: Role, checked: boolean) {
    onChange(Role.options.filter((option) => (option === role ? checked : value.includes(option))));
  }

  return (
    <fieldset aria-describedby={error && `${id}-error`} className="flex flex-col">
      <legend className="text-small font-medium">Roles</legend>
      <div className="flex flex-wrap gap-x-6">
        {Role.options.map((role, index) => (
          <CheckboxField
            key={role}
            ref={index === 0 ? ref : undefined}
            label={roleLabels[role]}
            checked={value.includes(role)}
            disabled={role === kept}
            onChange={(event) => handleChange(role, event.target.checked)}
          />
        ))}
      </div>
      <FieldNotes id={id} error={error && "Choose at least one role."} />
    </fieldset>
  );
}
