import { useState } from "react";
import { clsx } from "clsx/lite";

// White text has a contrast of at least 4.5 : 1 on each of these colors.
const colours = [
  "#8b3a60",
  "#7a4a2b",
  "#5a4a8f",
  "#1c6e54",
  "#2f5d86",
  "#86560f",
  "#8f3f34",
  "#4d5f2a",
] as const;

const sizes = {
  small: "size-8 text-small",
  medium: "",
  large: "size-16 text-title",
  xlarge: "size-24 text-title",
} as const;

interface AvatarProps {
  name?: string | null;
  src?: string | null;
  size?: keyof typeof sizes;
  /** Accessible name; omit if the person's name is next to the picture. */
  alt?: string;
  className?: string;
}

/** Picture, or the initial on a color derived from the name. */
export function Avatar({ name, src, size = "medium", alt = "", className }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const shape = clsx("avatar", sizes[size], className);

  if (isAcceptableImageUrl(src) && broken !== src) {
    return (
      <img
        src={src}
        alt={alt}
        loading="lazy"
        decoding="async"
        className={clsx(shape, "bg-raised object-cover")}
        onError={() => setBroken(src)}
        ref={(image) => {
          // The image may have failed to load before hydration.
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
      style={{ backgroundColor: getColour(name ?? "") }}
      className={shape}
    >
      {getInitial(name)}
    </span>
  );
}

/** Accepts files chosen in this browser, pictures from this site and localhost, and from other sites over https only. */
function isAcceptableImageUrl(url: string | null | undefined): url is string {
  if (!url?.trim()) return false;
  try {
    // A relative URL gets the base's host and is accepted; an absolute one keeps its own host.
    const { protocol, hostname } = new URL(url, "http://localhost");
    return ["https:", "blob:"].includes(protocol) || (protocol === "http:" && hostname === "localhost");
  } catch {
    return false;
  }
}

/** Returns the initial for a person without a picture. */
export function getInitial(name: string | null | undefined) {
  const [first] = name?.trim() ?? "";
  return first?.toLocaleUpperCase() ?? "?";
}

/** Returns a color that is always the same for a given name. */
export function getColour(name: string) {
  const sum = Array.from(name).reduce((hash, letter) => (hash * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
  return colours[sum % colours.length];
}
