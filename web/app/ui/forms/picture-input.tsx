import type { ChangeEvent, Ref } from "react";
import { photoTypes } from "./photo-types.ts";

interface PictureInputProps {
  ref: Ref<HTMLInputElement>;
  label: string;
  onFile: (file: File) => void;
}

/** Visually hidden file input, triggered by a button. */
export function PictureInput({ ref, label, onFile }: PictureInputProps) {
  function handleChange({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    // Reset the input, so that the same file can be chosen again.
    target.value = "";
    if (file) onFile(file);
  }

  return (
    <input
      ref={ref}
      type="file"
      accept={photoTypes.join(",")}
      aria-label={label}
      tabIndex={-1}
      className="sr-only"
      onChange={handleChange}
    />
  );
}
