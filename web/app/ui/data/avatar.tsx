import { useState } from "react";
import { classes } from "../actions/classes.ts";
import { colourOf, initialOf } from "./initial.ts";

const sizes = {
  small: "size-8 text-small",
  medium: "size-11 text-lead",
  large: "size-16 text-title",
  xlarge: "size-24 text-title",
} as const;

interface AvatarProps {
  name?: string | null;
  src?: string | null;
  size?: keyof typeof sizes;
  /** Says aloud whose picture it is; leave it out when the name stands beside it. */
  alt?: string;
  className?: string;
}

/** A picture, or the first letter on a colour that stays the same for the same name. */
export function Avatar({ name, src, size = "medium", alt = "", className }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const shape = classes("inline-flex shrink-0 rounded-control select-none", sizes[size], className);

  if (isAcceptableImageUrl(src) && broken !== src) {
    return (
      <img
        src={src}
        alt={alt}
        loading="lazy"
        decoding="async"
        className={classes(shape, "bg-raised object-cover")}
        onError={() => setBroken(src)}
        ref={(image) => {
          // The failure may have come before the page was alive.
          if (image?.complete && image.naturalWidth === 0) setBroken(src);
        }}
      />
    );
  }
  return (
    <span
      role={alt ? "img" : undefined}
      aria-label={alt || undefined}
      aria-hidden={alt ? undefined : true}
      style={{ backgroundColor: colourOf(name ?? "") }}
      className={classes(
        shape,
        "items-center justify-center font-serif leading-none font-semibold text-[#fff]",
      )}
    >
      {initialOf(name)}
    </span>
  );
}

/** Pictures come from this site, from the machine itself while developing, or over https; nothing else. */
function isAcceptableImageUrl(url: string | null | undefined): url is string {
  if (!url?.trim()) return false;
  try {
    // A relative address takes the base's host; an absolute one keeps its own.
    const { protocol, hostname } = new URL(url, "http://localhost");
    return protocol === "https:" || (protocol === "http:" && hostname === "localhost");
  } catch {
    return false;
  }
}
