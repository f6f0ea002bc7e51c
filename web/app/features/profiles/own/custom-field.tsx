import type { ProfileDraft } from "@vesper/contract/profiles";
import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import { useFormContext } from "react-hook-form";
import { fieldOf } from "#web/ui/forms/field-of.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import type { ProfileInput } from "./draft.ts";

interface CustomFieldProps {
  index: number;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

export function CustomField({ index, isFirst, isLast, onMove, onRemove }: CustomFieldProps) {
  const form = useFormContext<ProfileInput, unknown, ProfileDraft>();
  const place = index + 1;
  return (
    <li className="flex flex-col gap-3 max-sm:border-b max-sm:border-line max-sm:pb-2 sm:flex-row sm:items-start">
      <TextField
        {...fieldOf(form, `customFields.${index}.label`, `Label ${place}`)}
        autoComplete="off"
        className="sm:flex-1"
      />
      <TextField
        {...fieldOf(form, `customFields.${index}.value`, `Text ${place}`)}
        autoComplete="off"
        className="sm:flex-2"
      />
      <div className="flex self-end sm:self-auto sm:pt-6.5">
        <IconButton
          label={`Move field ${place} up`}
          icon={<ArrowUp aria-hidden />}
          // Stays focusable, so that a keyboard does not lose its place at either end.
          aria-disabled={isFirst || undefined}
          data-move={-1}
          className="aria-disabled:opacity-55"
          onClick={() => isFirst || onMove(-1)}
        />
        <IconButton
          label={`Move field ${place} down`}
          icon={<ArrowDown aria-hidden />}
          aria-disabled={isLast || undefined}
          data-move={1}
          className="aria-disabled:opacity-55"
          onClick={() => isLast || onMove(1)}
        />
        <IconButton
          label={`Remove field ${place}`}
          icon={<Trash2 aria-hidden />}
          tone="danger"
          onClick={onRemove}
        />
      </div>
    </li>
  );
}
