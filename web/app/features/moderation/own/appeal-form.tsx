import { zodResolver } from "@hookform/resolvers/zod";
import { appeal } from "@vesper/contract/appeals";
import { limits } from "@vesper/contract/limits";
import { useEffect } from "react";
import { useForm, useWatch } from "react-hook-form";
import type { z } from "zod";
import { Button } from "#web/ui/actions/button.tsx";
import { CharacterCount } from "#web/ui/forms/character-count.tsx";
import { fieldOf } from "#web/ui/forms/field-of.ts";
import { FormError } from "#web/ui/forms/form-error.tsx";
import { TextArea } from "#web/ui/forms/text-area.tsx";

interface AppealFormProps {
  busy: boolean;
  failure: string | undefined;
  onSubmit: (text: string) => void;
  onCancel: () => void;
}

export function AppealForm({ busy, failure, onSubmit, onCancel }: AppealFormProps) {
  const form = useForm<z.output<typeof appeal.body>>({
    resolver: zodResolver(appeal.body),
    defaultValues: { text: "" },
  });
  const text = useWatch({ control: form.control, name: "text" });
  const { setFocus } = form;
  useEffect(() => setFocus("text"), [setFocus]);

  return (
    <form
      noValidate
      onSubmit={(event) => void form.handleSubmit((words) => onSubmit(words.text))(event)}
      className="flex flex-col gap-3"
    >
      <FormError>{failure}</FormError>
      <TextArea
        {...fieldOf(form, "text", "Why is this not right?")}
        rows={5}
        help={
          <span className="flex justify-between gap-4">
            Only our staff reads it. You can appeal once.
            <CharacterCount used={text.length} max={limits.moderation.note} />
          </span>
        }
      />
      <div className="flex flex-wrap gap-2 sm:justify-end">
        <Button tone="quiet" disabled={busy} onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" busy={busy}>
          Send appeal
        </Button>
      </div>
    </form>
  );
}
