import { limits } from "@vesper/contract/limits";
import { Plus } from "lucide-react";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useFieldArray, useFormContext } from "react-hook-form";
import { Button } from "#web/ui/actions/button.tsx";
import { CustomField } from "./custom-field.tsx";
import type { ProfileInput } from "./draft.ts";
import { FormSection } from "./form-section.tsx";

/** Whatever else somebody wants to say, under words of their own. */
export function CustomFields() {
  const { control } = useFormContext<ProfileInput>();
  const { fields, append, remove, move } = useFieldArray({ control, name: "customFields" });
  const add = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const [said, setSaid] = useState("");
  const isFull = fields.length >= limits.customFields.max;

  function handleMove(index: number, by: 1 | -1) {
    const place = index + by;
    flushSync(() => move(index, place));
    setSaid(`Field moved to place ${place + 1} of ${fields.length}`);
    list.current?.children[place]?.querySelector<HTMLElement>(`[data-move="${by}"]`)?.focus();
  }

  function handleRemove(index: number) {
    remove(index);
    add.current?.focus();
  }

  return (
    <FormSection
      id="custom"
      title="Your own fields"
      text={`Anything that has no field above, for example “Favourite cuisine”. At most ${limits.customFields.max}.`}
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
        {said}
      </p>
      <Button
        ref={add}
        tone="outline"
        className="self-start"
        icon={<Plus aria-hidden className="size-4.5" />}
        disabledReason={isFull ? "There is no room for another one." : undefined}
        onClick={() => append({ label: "", value: "" })}
      >
        Add a field
      </Button>
    </FormSection>
  );
}
