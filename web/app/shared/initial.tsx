import { clsx } from "clsx/lite";
import { getColour, getInitial } from "#web/ui/data/avatar.tsx";

interface InitialProps {
  name: string;
  /** Leave empty where the name is shown beside it. */
  alt?: string;
  className: string;
}

/** Fills the frame of a picture with the person's initial, on a color derived from the name. */
export function Initial({ name, alt = "", className }: InitialProps) {
  return (
    <span
      role={alt ? "img" : undefined}
      aria-label={alt || undefined}
      aria-hidden={alt ? undefined : true}
      style={{ backgroundColor: getColour(name) }}
      className={clsx(
        "flex items-center justify-center font-serif font-semibold text-[#fff] select-none",
        className,
      )}
    >
      {getInitial(name)}
    </span>
  );
}
