import { ImageUp } from "lucide-react";
import { type DragEvent, type RefObject, useId, useRef, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { classes } from "#web/ui/classes.ts";
import { FieldNotes } from "#web/ui/field.tsx";

interface DropZoneProps {
  error?: string | undefined;
  button: RefObject<HTMLButtonElement | null>;
  onFiles: (files: readonly File[]) => void;
}

/** Files are dropped here, or picked; on a phone the button is all there is. */
export function DropZone({ error, button, onFiles }: DropZoneProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);

  function handleDragOver(event: DragEvent) {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    setOver(true);
  }

  function handleDrop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  }

  return (
    <div
      onDragOver={handleDragOver}
      onDragLeave={() => setOver(false)}
      onDrop={handleDrop}
      className={classes(
        "flex flex-col items-center gap-3 rounded-card border-2 border-dashed px-4 py-8 text-center sm:py-12",
        isOver ? "border-accent bg-accent-soft" : error ? "border-danger" : "border-line-strong",
      )}
    >
      <span className="flex size-14 items-center justify-center rounded-control bg-raised text-muted">
        <ImageUp aria-hidden className="size-6" />
      </span>
      <p className="font-serif text-lead font-semibold pointer-coarse:hidden">
        Drop your pictures and videos here
      </p>
      <input
        ref={input}
        id={`${id}-input`}
        type="file"
        multiple
        accept="image/*,video/*"
        aria-label="Pictures and videos"
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // The same file may be chosen again after it was removed.
          event.target.value = "";
        }}
      />
      <Button
        ref={button}
        tone="outline"
        aria-describedby={classes(`${id}-help`, error && `${id}-error`)}
        onClick={() => input.current?.click()}
      >
        Choose files
      </Button>
      <FieldNotes
        id={id}
        help="JPEG, PNG or WebP pictures, MP4 or WebM videos, up to 50 MB each."
        error={error}
      />
    </div>
  );
}
