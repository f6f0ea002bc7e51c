import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useViewedIds } from "#web/shared/viewed-profiles.ts";

const ViewedTiles = lazy(async () => ({ default: (await import("./viewed-tiles.tsx")).ViewedTiles }));

const mostShown = 6;

/** Row of viewed profiles at the end of a page. Its code and its cards load when it comes near the screen. */
export function ViewedRow({ besides }: { besides?: string }) {
  const ids = useViewedIds()
    .filter((id) => id !== besides)
    .slice(0, mostShown);
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  const isEmpty = ids.length === 0;

  useEffect(() => {
    if (isEmpty || isNear || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => setIsNear(entries.some((one) => one.isIntersecting)),
      {
        rootMargin: "200px",
      },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isEmpty, isNear]);

  if (isEmpty) return null;
  return (
    <div ref={place} className="mx-auto min-h-60 w-full max-w-content px-4 pb-10 sm:px-6 lg:px-8">
      {isNear && (
        <Suspense>
          <ViewedTiles ids={ids} />
        </Suspense>
      )}
    </div>
  );
}
