import { FileImage, Film } from "lucide-react";
import { useCallback, useState } from "react";
import type { Chosen } from "./chosen.ts";

/** The file as it is on this device, before anything was sent. Some kinds only the server can read. */
export function LocalPreview({ chosen: { file, mediaType } }: { chosen: Chosen }) {
  const [isUnreadable, setUnreadable] = useState(false);
  const show = useCallback(
    (element: HTMLImageElement | HTMLVideoElement | null) => {
      if (!element) return;
      const url = URL.createObjectURL(file);
      element.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );

  const looks = "absolute inset-0 size-full object-cover";
  const handleError = () => setUnreadable(true);
  const Icon = mediaType === "image" ? FileImage : Film;
  return (
    <div className="relative flex aspect-[3/4] items-center justify-center overflow-hidden rounded-inner bg-raised text-muted">
      <Icon aria-hidden className="size-6" />
      {!isUnreadable &&
        (mediaType === "image" ? (
          <img ref={show} alt="" onError={handleError} className={looks} />
        ) : (
          <video ref={show} muted playsInline preload="metadata" onError={handleError} className={looks} />
        ))}
    </div>
  );
}
