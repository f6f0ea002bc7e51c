import { ImageOff } from "lucide-react";
import { useState } from "react";

interface ChangedPhotoProps {
  url: string | null;
  label: string;
}

export function ChangedPhoto({ url, label }: ChangedPhotoProps) {
  const [isGone, setGone] = useState(url === null);
  return (
    <figure className="flex flex-col gap-1">
      <div className="flex h-48 w-36 items-center justify-center overflow-hidden rounded-inner bg-raised text-muted">
        {isGone || !url ? (
          <ImageOff aria-hidden className="size-6" />
        ) : (
          <img src={url} alt="" onError={() => setGone(true)} className="size-full object-cover" />
        )}
      </div>
      <figcaption className="text-small text-muted">
        {label}
        {isGone && ": deleted"}
      </figcaption>
    </figure>
  );
}
