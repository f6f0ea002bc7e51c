import { limits } from "@vesper/contract/core/limits";
import type { PictureKind } from "@vesper/contract/moderation/verification";
import { useId, useRef, useState } from "react";
import { BlobImage } from "#web/ui/data/blob-image.tsx";
import { heicMessage, isHeic, photoTypes } from "#web/ui/forms/photo-types.ts";
import { PictureInput } from "#web/ui/forms/picture-input.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { clsx } from "clsx/lite";
import { FieldNotes } from "#web/ui/forms/field.tsx";
import IdCard from "virtual:icons/id-card";
import ScanFace from "virtual:icons/scan-face";

const labels = {
  document: { label: "Document", icon: IdCard, help: "Show the side with your photo, flat and readable." },
  selfie: {
    label: "Selfie",
    icon: ScanFace,
    help: "Show your face, the paper with the code, and the gesture.",
  },
} as const;

/** Returns the reason not to send a file, or undefined. The picker lets people choose any file. */
function findProblem(file: File): string | undefined {
  if (isHeic(file)) return heicMessage;
  if (!photoTypes.some((type) => type === file.type)) return "Choose a photo in JPEG, PNG or WebP format.";
  return file.size > limits.verification.picture
    ? "This photo is larger than 10 MB. Choose a smaller one."
    : undefined;
}

interface PictureFieldProps {
  kind: PictureKind;
  file: File | undefined;
  isMissing: boolean;
  onFile: (file: File) => void;
}

/** One picture, from the phone's camera or a file. */
export function PictureField({ kind, file, isMissing, onFile }: PictureFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const { label, icon: Icon, help } = labels[kind];
  const error = problem ?? (isMissing ? `${label} is required` : undefined);

  function handleFile(chosen: File) {
    const found = findProblem(chosen);
    setProblem(found);
    if (!found) onFile(chosen);
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
        {file && (
          <BlobImage
            content={file}
            alt={`${label} you chose`}
            className="absolute inset-0 size-full object-contain"
          />
        )}
      </div>
      <PictureInput ref={input} label={label} onFile={handleFile} />
      <Button
        tone="outline"
        size="small"
        data-picture={kind}
        aria-describedby={clsx(`${id}-help`, error && `${id}-error`)}
        onClick={() => input.current?.click()}
        className="self-start"
      >
        {file ? `Replace ${kind}` : `Choose ${kind}`}
      </Button>
      <FieldNotes id={id} help={help} error={error} />
    </div>
  );
}
