import { CheckboxField } from "#web/ui/forms/checkbox-field.tsx";

interface SelectBoxProps {
  name: string;
  checked: boolean;
  onToggle: () => void;
  className?: string;
}

/** Checkbox that selects an item; `x` does the same. */
export function SelectBox({ name, checked, onToggle, className }: SelectBoxProps) {
  return (
    <CheckboxField
      label={`Select ${name}`}
      labelHidden
      checked={checked}
      onChange={onToggle}
      className={className}
    />
  );
}
