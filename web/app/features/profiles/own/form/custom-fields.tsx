import { limits } from "@vesper/contract/core/limits";
import { type RefObject, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useFieldArray, useFormContext } from "react-hook-form";
import { Button } from "#web/ui/actions/button.tsx";
import ArrowDown from "virtual:icons/arrow-down";
import ArrowUp from "virtual:icons/arrow-up";
import Plus from "virtual:icons/plus";
import Trash from "virtual:icons/trash";
import type { ProfileInput } from "./draft.ts";
import { FormSection } from "./form-section.tsx";
import type { ProfileDraft } from "@vesper/contract/profiles/profiles";
import { getFieldProps } from "#web/ui/forms/field.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";

/** Additional fields whose labels the escort chooses. */
export function CustomFields() {
  const { control } = useFormContext<ProfileInput>();
  const { fields, append, remove, move } = useFieldArray({ control, name: "customFields" });
  const add = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const [announcement, setAnnouncement] = useState("");
  const isFull = fields.length >= limits.customFields.max;

  function handleMove(index: number, by: 1 | -1) {
    const place = index + by;
    flushSync(() => move(index, place));
    setAnnouncement(`Field moved to position ${place + 1} of ${fields.length}`);
    list.current?.children[place]?.querySelector<HTMLElement>(`[data-move="${by}"]`)?.focus();
  }

  function handleRemove(index: number) {
    remove(index);
    add.current?.focus();
  }

  return (
    <FormSection
      id="custom"
      title="Custom fields"
      text={`Add anything the fields above don’t cover, such as “Favorite cuisine”. Up to ${limits.customFields.max} fields.`}
    >
      {fields.length > 0 && (
        <ol ref={list} className="flex flex-col gap-4">
          {fields.map(({ id }, index) => (
            <CustomField
              key={id}
              index={index}
              isFirst={index === 0}
              isLast={index === fields.length - 1}
              onMove={(by) => handleMove(index, by)}
              onRemove={() => handleRemove(index)}
            />
          ))}
        </ol>
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <AddButton ref={add} isFull={isFull} onClick={() => append({ label: "", value: "" })} />
    </FormSection>
  );
}

interface CustomFieldProps {
  index: number;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

function CustomField({ index, isFirst, isLast, onMove, onRemove }: CustomFieldProps) {
  const form = useFormContext<ProfileInput, unknown, ProfileDraft>();
  const place = index + 1;
  return (
    <li className="flex flex-col gap-3 max-sm:border-b max-sm:border-line max-sm:pb-2 sm:flex-row sm:items-start">
      <TextField
        {...getFieldProps(form, `customFields.${index}.label`, `Label ${place}`)}
        autoComplete="off"
        className="sm:flex-1"
      />
      <TextField
        {...getFieldProps(form, `customFields.${index}.value`, `Text ${place}`)}
        autoComplete="off"
        className="sm:flex-2"
      />
      <div className="flex self-end sm:self-auto sm:pt-6.5">
        <IconButton
          label={`Move field ${place} up`}
          icon={<ArrowUp aria-hidden />}
          // The button stays focusable at either end of the list, so that the keyboard focus is not lost.
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
          icon={<Trash aria-hidden />}
          tone="danger"
          onClick={onRemove}
        />
      </div>
    </li>
  );
}

interface AddButtonProps {
  ref: RefObject<HTMLButtonElement | null>;
  isFull: boolean;
  onClick: () => void;
}

function AddButton({ ref, isFull, onClick }: AddButtonProps) {
  return (
    <Button
      ref={ref}
      tone="outline"
      className="self-start"
      icon={<Plus aria-hidden className="size-4.5" />}
      disabledReason={isFull ? "You’ve reached the maximum number of fields." : undefined}
      onClick={onClick}
    >
      Add a field
    </Button>
  );
}
