import { StickyNote } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "#web/ui/actions/button.tsx";
import { NoteForm } from "./note-form.tsx";

interface FavoriteNoteProps {
  id: string;
  name: string;
  note: string | null;
  onNoted: () => void;
}

/** A word to oneself, beside what one keeps. */
export function FavoriteNote({ id, name, note, onNoted }: FavoriteNoteProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isWriting, setWriting] = useState<boolean>();

  // The form takes the focus with it when it goes.
  useEffect(() => {
    if (isWriting === false) button.current?.focus();
  }, [isWriting]);

  function handleSaved() {
    setWriting(false);
    onNoted();
  }

  if (isWriting) {
    return <NoteForm id={id} note={note} onSaved={handleSaved} onCancel={() => setWriting(false)} />;
  }
  return (
    <div className="flex flex-col items-start gap-2">
      {note && (
        <p className="mt-1 max-w-prose border-l-2 border-line-strong pl-3 text-small wrap-anywhere whitespace-pre-line">
          <bdi>{note}</bdi>
        </p>
      )}
      <Button
        ref={button}
        tone="quiet"
        size="small"
        className="-ml-3.5"
        icon={<StickyNote aria-hidden className="size-4" />}
        aria-label={note ? `Edit note about ${name}` : `Add note about ${name}`}
        onClick={() => setWriting(true)}
      >
        {note ? "Edit note" : "Add note"}
      </Button>
    </div>
  );
}
