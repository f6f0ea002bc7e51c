import { Role } from "@vesper/contract/accounts/roles";
import { staffRoles } from "@vesper/contract/accounts/staff-roles";
import { staffRoleTexts } from "@vesper/contract/accounts/staff-texts";
import { type Ref, useId } from "react";
import { CheckboxField } from "#web/ui/forms/checkbox-field.tsx";
import { FieldNotes } from "#web/ui/forms/field.tsx";
import { roleLabels } from "./labels.ts";

const memberRoles = Role.exclude(staffRoles).options;

interface RolesFieldProps {
  value: readonly Role[];
  onChange: (roles: Role[]) => void;
  error?: string;
  /** Whether the staff roles stay as they are: nobody changes their own. */
  isStaffFixed?: boolean;
  /** Ref of the first checkbox, so that a validation error can focus it. */
  ref?: Ref<HTMLInputElement>;
}

export function RolesField({ value, onChange, error, isStaffFixed = false, ref }: RolesFieldProps) {
  const id = useId();

  function handleChange(role: Role, checked: boolean) {
    onChange(Role.options.filter((option) => (option === role ? checked : value.includes(option))));
  }

  return (
    <div className="flex flex-col gap-4">
      <fieldset aria-describedby={error && `${id}-error`} className="flex flex-col">
        <legend className="text-small font-medium">Roles</legend>
        <div className="flex flex-wrap gap-x-6">
          {memberRoles.map((role, index) => (
            <CheckboxField
              key={role}
              ref={index === 0 ? ref : undefined}
              label={roleLabels[role]}
              checked={value.includes(role)}
              onChange={(event) => handleChange(role, event.target.checked)}
            />
          ))}
        </div>
        <FieldNotes id={id} error={error && "Choose at least one role."} />
      </fieldset>
      <fieldset className="flex flex-col">
        <legend className="text-small font-medium">Staff roles</legend>
        <div className="grid gap-x-6 sm:grid-cols-2">
          {staffRoles.map((role) => (
            <CheckboxField
              key={role}
              label={roleLabels[role]}
              help={staffRoleTexts[role]}
              checked={value.includes(role)}
              disabled={isStaffFixed}
              onChange={(event) => handleChange(role, event.target.checked)}
            />
          ))}
        </div>
      </fieldset>
    </div>
  );
}
