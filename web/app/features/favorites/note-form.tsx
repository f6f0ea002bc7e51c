import { updateFavoriteNote } from "@vesper/contract/profiles/favorites";
import { limits } from "@vesper/contract/core/limits";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { getErrorMessage } from "#web/api/error-message.ts";
import { api } from "#web/session/api.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { CharacterCount, TextArea } from "#web/ui/forms/text-area.tsx";
import { toast } from "#web/ui/feedback/toast.ts";

interface NoteFormProps {
  id: string;
  note: string | null;
  onSaved: () => void;
  onCancel: () => void;
}

export function NoteForm({ id, note, onSaved, onCancel }: NoteFormProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(note ?? "");
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  // Focus the field, because the user opened the form to type.
  useEffect(() => field.current?.focus(), []);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (text.trim().length > limits.favorites.note) {
      setError(`Use at most ${limits.favorites.note} characters.`);
      field.current?.focus();
      return;
    }
    setBusy(true);
    try {
      await api.call(updateFavoriteNote, { params: { id }, body: { note: text.trim() || null } });
      toast.success("Note saved");
      onSaved();
    } catch (refusal) {
      setError(getErrorMessage(refusal, "Failed to save your note."));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form onSubmit={(event) => void handleSubmit(event)} className="flex flex-col gap-3 pt-1">
      <TextArea
        label="Your note"
        ref={field}
        rows={3}
        value={text}
        error={error}
        help={<NoteHelp used={text.trim().length} />}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" busy={busy}>
          Save note
        </Button>
        <Button tone="outline" size="small" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

function NoteHelp({ used }: { used: number }) {
  return (
    <span className="flex justify-between gap-4">
      Only you can see this note. <CharacterCount used={used} max={limits.favorites.note} />
    </span>
  );
}
