import { CheckboxField } from "#web/ui/forms/checkbox-field.tsx";
import type { Filters } from "./filters.ts";

export function FlagFields({ filters }: { filters: Filters }) {
  return (
    <div className="flex flex-col">
      <CheckboxField
        name="verified"
        value="true"
        label="Verified only"
        defaultChecked={filters["verified"] === "true"}
      />
      <CheckboxField
        name="available"
        value="true"
        label="Available now"
        defaultChecked={filters["available"] === "true"}
      />
    </div>
  );
}
