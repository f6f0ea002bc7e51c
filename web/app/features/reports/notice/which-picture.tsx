import { useState, type KeyboardEvent } from "react";
import { useController } from "react-hook-form";
import { Button } from "#web/ui/actions/button.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import type { NoticeFormState } from "./notice-fields.ts";
import { PictureChoices } from "./picture-choices.tsx";
import { useChoices } from "./use-choices.ts";

/** From an address to the pictures it shows, to the ones that are meant. */
export function WhichPicture({ form }: { form: NoticeFormState }) {
  const {
    field: { ref, value: chosen, onChange },
    fieldState,
  } = useController({ control: form.control, name: "addresses" });
  const [address, setAddress] = useState("");
  const { choices, refusal, searching, find } = useChoices();

  function toggle(one: string) {
    onChange(chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one]);
  }

  async function handleFind() {
    const found = await find(address);
    if (!found) return;
    setAddress("");
    const [only] = found;
    // The address of a picture says which one is meant.
    if (only && found.length === 1 && !chosen.includes(only.address)) toggle(only.address);
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== "Enter") return;
    event.preventDefault();
    void handleFind();
  }

  return (
    <div className="flex flex-col gap-4">
      <TextField
        ref={ref}
        label="Address of the page or the picture"
        value={address}
        onChange={(event) => setAddress(event.target.value)}
        onKeyDown={handleKeyDown}
        inputMode="url"
        autoComplete="off"
        placeholder="…/escort/name"
        help="As it stands at the top of your browser. You can look for several, one after the other."
        error={refusal ?? fieldState.error?.message}
      />
      <Button tone="outline" className="self-start" busy={searching} onClick={() => void handleFind()}>
        Show its pictures
      </Button>
      {choices.length > 0 && <PictureChoices choices={choices} chosen={chosen} onToggle={toggle} />}
    </div>
  );
}
