import { limits } from "@vesper/contract/limits";
import type { PictureKind } from "@vesper/contract/verification";
import { IdCard, ScanFace } from "lucide-react";
import { useCallback, useId, useRef, useState } from "react";
import { Button } from "#web/ui/actions/button.tsx";
import { clsx } from "clsx";
import { FieldNotes } from "#web/ui/forms/field.tsx";

const words = {
  document: { label: "Document", icon: IdCard, help: "The side with your photograph, flat and readable." },
  selfie: { label: "Selfie", icon: ScanFace, help: "Your face, the paper with the code, and the gesture." },
} as const;

const tooLarge = "This picture is larger than 10 MB. Please choose a smaller one.";

interface PictureFieldProps {
  kind: PictureKind;
  file: File | undefined;
  isMissing: boolean;
  onFile: (file: File) => void;
}

/** One picture, from the camera of a phone or from a folder. */
export function PictureField({ kind, file, isMissing, onFile }: PictureFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isTooLarge, setTooLarge] = useState(false);
  const { label, icon: Icon, help } = words[kind];
  const error = isTooLarge ? tooLarge : isMissing ? `${label} is required` : undefined;

  function handleChange(chosen: File | undefined) {
    setTooLarge(chosen !== undefined && chosen.size > limits.verification.picture);
    if (chosen && chosen.size <= limits.verification.picture) onFile(chosen);
  }

  return (
    <div className="flex flex-col gap-2">
      <span className="text-small font-medium">{label}</span>
      <div
        className={clsx(
          "relative flex aspect-[4/3] items-center justify-center overflow-hidden rounded-inner border border-dashed bg-raised text-muted",
          error ? "border-danger" : "border-line-strong",
        )}
      >
        <Icon aria-hidden className="size-10" />
        {file && <Chosen key={`${file.name} ${file.lastModified}`} file={file} label={label} />}
      </div>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        aria-label={label}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          handleChange(event.target.files?.[0]);
          // The same file may be chosen again.
          event.target.value = "";
        }}
      />
      <Button
        tone="outline"
        size="small"
        data-picture={kind}
        aria-describedby={clsx(`${id}-help`, error && `${id}-error`)}
        onClick={() => input.current?.click()}
        className="self-start"
      >
        {file ? `Choose another ${kind}` : `Choose the ${kind}`}
      </Button>
      <FieldNotes id={id} help={help} error={error} />
    </div>
  );
}

function Chosen({ file, label }: { file: File; label: string }) {
  const show = useCallback(
    (element: HTMLImageElement | null) => {
      if (!element) return;
      const url = URL.createObjectURL(file);
      element.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return (
    <img ref={show} alt={`${label} that you chose`} className="absolute inset-0 size-full object-contain" />
  );
}
