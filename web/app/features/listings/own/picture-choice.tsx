import { clsx } from "clsx/lite";
import { Thumbnail } from "./thumbnail.tsx";

export interface Picture {
  _id: string;
  title: string;
  previewUrl: string | null;
  colors: string[];
  /** The picture waits for approval by our team; until then, visitors cannot see it. */
  isWaiting?: boolean;
}

interface PictureChoiceProps {
  picture: Picture;
  /** Position among the chosen pictures, from 1; 0 if not chosen. */
  place: number;
  /** The maximum number of pictures has been chosen. */
  isFull: boolean;
  onToggle: () => void;
}

export function PictureChoice({ picture, place, isFull, onToggle }: PictureChoiceProps) {
  const { title, previewUrl, colors, isWaiting = false } = picture;
  const isChosen = place > 0;
  const name = isWaiting ? `${title}, waiting for review` : title;
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={isChosen ? `${name}, photo ${place}` : name}
      disabled={isFull && !isChosen}
      onClick={onToggle}
      className={clsx(
        "relative block overflow-hidden rounded-inner outline-offset-2 disabled:opacity-40",
        isChosen ? "ring-3 ring-accent" : "hover:opacity-85",
      )}
    >
      <Thumbnail image={{ previewUrl, colors }} className="aspect-[3/4] w-full" />
      {isWaiting && (
        <span
          aria-hidden
          className="absolute inset-x-0 bottom-0 bg-raised px-1.5 py-1 text-center text-small font-medium"
        >
          Waiting for review
        </span>
      )}
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
