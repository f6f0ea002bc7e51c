import { useQuery } from "@tanstack/react-query";
import type { PictureKind } from "@vesper/contract/verification";
import { Maximize2, Minimize2 } from "lucide-react";
import { useCallback, useState } from "react";
import { Button } from "#web/ui/actions/button.tsx";
import { clsx } from "clsx";
import { QueryFailure } from "#web/ui/feedback/load-failure.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { pictureQuery } from "./queries.ts";
import { pictureNames } from "./labels.ts";

export function EvidencePicture({ id, picture }: { id: string; picture: PictureKind }) {
  const query = useQuery(pictureQuery(id, picture));
  const [isLarge, setLarge] = useState(false);
  const name = pictureNames[picture];
  return (
    <figure className={clsx("flex flex-col gap-2", isLarge && "md:col-span-2")}>
      <figcaption className="flex items-center justify-between gap-3">
        <span className="font-medium">{name}</span>
        <Button
          tone="quiet"
          size="small"
          aria-pressed={isLarge}
          icon={
            isLarge ? (
              <Minimize2 aria-hidden className="size-4" />
            ) : (
              <Maximize2 aria-hidden className="size-4" />
            )
          }
          onClick={() => setLarge(!isLarge)}
        >
          Enlarge
        </Button>
      </figcaption>
      {query.data && <Picture content={query.data} name={name} isLarge={isLarge} />}
      {query.isLoading && <Skeleton className="h-80 w-full rounded-inner" />}
      {query.isError && (
        <QueryFailure
          query={query}
          message={query.error.message || `Failed to load the ${picture}`}
          className="py-8"
        />
      )}
    </figure>
  );
}

function Picture({ content, name, isLarge }: { content: Blob; name: string; isLarge: boolean }) {
  const show = useCallback(
    (element: HTMLImageElement | null) => {
      if (!element) return;
      const url = URL.createObjectURL(content);
      element.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [content],
  );
  return (
    <img
      ref={show}
      alt={name}
      className={clsx("w-full rounded-inner bg-raised object-contain", !isLarge && "max-h-[60dvh]")}
    />
  );
}
