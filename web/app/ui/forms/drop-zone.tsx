import { type DragEvent, type ReactNode, type RefObject, useId, useRef, useState } from "react";
import { Button } from "../actions/button.tsx";
import { clsx } from "clsx/lite";
import { FieldNotes } from "./field.tsx";

interface DropZoneProps {
  icon: ReactNode;
  /** Instruction for pointer users, who can drop files. */
  title: string;
  /** Accessible name: what the files are. */
  label: string;
  buttonLabel: string;
  help: string;
  /** File types the picker offers. */
  accept: string;
  multiple?: boolean;
  error?: string | undefined;
  button?: RefObject<HTMLButtonElement | null>;
  onFiles: (files: readonly File[]) => void;
}

/** Drop zone with a file picker; on a phone only the button is shown. */
export function DropZone(props: DropZoneProps) {
  const { icon, title, label, buttonLabel, help, accept, multiple = false, error, button, onFiles } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { isOver, handlers } = useFileDrop(onFiles);

  return (
    <div
      {...handlers}
      className={clsx(
        "flex flex-col items-center gap-3 rounded-card border-2 border-dashed px-4 py-8 text-center sm:py-12",
        isOver ? "border-accent bg-accent-soft" : error ? "border-danger" : "border-line-strong",
      )}
    >
      <span className="flex size-14 items-center justify-center rounded-control bg-raised text-muted">
        {icon}
      </span>
      <p className="font-serif text-lead font-semibold pointer-coarse:hidden">{title}</p>
      <input
        ref={input}
        id={`${id}-input`}
        type="file"
        multiple={multiple}
        accept={accept}
        aria-label={label}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // Reset the input, so that the same file can be chosen again after it was removed.
          event.target.value = "";
        }}
      />
      <Button
        ref={button}
        tone="outline"
        aria-describedby={clsx(`${id}-help`, error && `${id}-error`)}
        onClick={() => input.current?.click()}
      >
        {buttonLabel}
      </Button>
      <FieldNotes id={id} help={help} error={error} />
    </div>
  );
}

function useFileDrop(onFiles: DropZoneProps["onFiles"]) {
  const [isOver, setOver] = useState(false);
  const handlers = {
    onDragOver(event: DragEvent) {
      if (!event.dataTransfer.types.includes("Files")) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      event.preventDefault();
      setOver(false);
      onFiles([...event.dataTransfer.files]);
    },
  };
  return { isOver, handlers };
}
