import type { Media } from "@vesper/contract/media";
import { classes } from "#web/ui/classes.ts";
import { Thumbnail } from "./thumbnail.tsx";

interface PictureChoiceProps {
  picture: Media;
  /** Its place among the chosen ones, from 1; 0 when it is not chosen. */
  place: number;
  /** No more can be chosen. */
  isFull: boolean;
  onToggle: () => void;
}

export function PictureChoice({ picture, place, isFull, onToggle }: PictureChoiceProps) {
  const { title, previewUrl, colors } = picture;
  const isChosen = place > 0;
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={isChosen ? `${title}, picture ${place}` : title}
      disabled={isFull && !isChosen}
      onClick={onToggle}
      className={classes(
        "relative block overflow-hidden rounded-inner outline-offset-2 disabled:opacity-40",
        isChosen ? "ring-3 ring-accent" : "hover:opacity-85",
      )}
    >
      <Thumbnail image={previewUrl ? { previewUrl, colors } : undefined} className="aspect-[3/4] w-full" />
      {isChosen && (
        <span
          aria-hidden
          className="absolute top-1.5 left-1.5 flex size-7 items-center justify-center rounded-control bg-accent text-small font-semibold text-on-accent"
        >
          {place}
        </span>
      )}
    </button>
  );
}
