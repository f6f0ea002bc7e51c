import type { ProfileDraft } from "@vesper/contract/profiles";
import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import { useFormContext } from "react-hook-form";
import { fieldOf } from "#web/ui/field-of.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { TextField } from "#web/ui/text-field.tsx";
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
    <li className="flex flex-wrap items-start gap-x-3 gap-y-2 sm:flex-nowrap">
      <TextField
        {...fieldOf(form, `customFields.${index}.label`, `Label ${place}`)}
        autoComplete="off"
        className="min-w-40 flex-1"
      />
      <TextField
        {...fieldOf(form, `customFields.${index}.value`, `Text ${place}`)}
        autoComplete="off"
        className="min-w-40 flex-2"
      />
      <div className="flex sm:pt-6.5">
        <IconButton
          label={`Move field ${place} up`}
          icon={<ArrowUp aria-hidden />}
          disabled={isFirst}
          onClick={() => onMove(-1)}
        />
        <IconButton
          label={`Move field ${place} down`}
          icon={<ArrowDown aria-hidden />}
          disabled={isLast}
          onClick={() => onMove(1)}
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
