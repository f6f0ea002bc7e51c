import { CircleHelp } from "lucide-react";
import type { Choice } from "./named-pictures.ts";

interface PictureChoicesProps {
  choices: Choice[];
  chosen: readonly string[];
  onToggle: (address: string) => void;
}

/** Small on purpose: large enough to know it again, and no larger. */
export function PictureChoices({ choices, chosen, onToggle }: PictureChoicesProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-small font-medium">Choose what you mean</legend>
      <ul className="grid grid-cols-3 gap-2 sm:grid-cols-5">
        {choices.map(({ address, label, previewUrl }) => (
          <li key={address}>
            <label className="flex h-full cursor-pointer flex-col gap-1.5 rounded-inner border border-line-strong bg-surface p-1.5 text-caption hover:border-ink has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
              <span className="relative block aspect-[3/4] overflow-hidden rounded-[0.5rem] bg-raised">
                {previewUrl ? (
                  <img src={previewUrl} alt="" loading="lazy" className="size-full object-cover" />
                ) : (
                  <CircleHelp aria-hidden className="absolute inset-0 m-auto size-6 text-muted" />
                )}
              </span>
              <span className="flex items-start gap-1.5">
                <input
                  type="checkbox"
                  checked={chosen.includes(address)}
                  onChange={() => onToggle(address)}
                  className="mt-0.5 size-4 shrink-0 cursor-pointer appearance-none rounded-[0.25rem] border border-line-strong bg-surface outline-none checked:border-[0.3125rem] checked:border-accent"
                />
                <bdi className="line-clamp-2 min-w-0 wrap-anywhere">{label || "Picture"}</bdi>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
