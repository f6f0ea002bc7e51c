import type { MediaType } from "@vesper/contract/media";
import { Film, Image } from "lucide-react";
import { typeNames } from "./labels.ts";

const icons = { image: Image, video: Film } as const;

/** What kind it is: an icon and its word. */
export function TypeMark({ mediaType }: { mediaType: MediaType }) {
  const Icon = icons[mediaType];
  return (
    <span className="inline-flex items-center gap-1.5">
      <Icon aria-hidden className="size-4 shrink-0" />
      {typeNames[mediaType]}
    </span>
  );
}
