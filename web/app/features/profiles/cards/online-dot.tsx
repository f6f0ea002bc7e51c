import { clsx } from "clsx/lite";

/** Marks a person who is online. On a picture, the dot is light in both themes. */
export function OnlineDot({ onPicture = false }: { onPicture?: boolean }) {
  return (
    <span className="inline-flex shrink-0 self-center">
      <span
        aria-hidden
        className={clsx(
          "size-2.5 rounded-control",
          onPicture ? "bg-veil-jade ring-2 ring-veil" : "bg-jade ring-2 ring-jade-soft",
        )}
      />
      <span className="sr-only">, online now</span>
    </span>
  );
}
