import { useQuery } from "@tanstack/react-query";
import type { PictureKind } from "@vesper/contract/moderation/verification";
import { useState } from "react";
import { BlobImage } from "#web/ui/data/blob-image.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { clsx } from "clsx/lite";
import { LoadFailure } from "#web/ui/feedback/load-failure.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import Maximize2 from "virtual:icons/maximize-2";
import Minimize2 from "virtual:icons/minimize-2";
import { pictureQuery } from "./queries.ts";
import { pictureLabels } from "./labels.ts";

export function EvidencePicture({ id, picture }: { id: string; picture: PictureKind }) {
  const query = useQuery(pictureQuery(id, picture));
  const [isLarge, setLarge] = useState(false);
  const name = pictureLabels[picture];
  const Icon = isLarge ? Minimize2 : Maximize2;
  return (
    <figure className={clsx("flex flex-col gap-2", isLarge && "md:col-span-2")}>
      <figcaption className="flex items-center justify-between gap-3">
        <span className="font-medium">{name}</span>
        <Button
          tone="quiet"
          size="small"
          aria-pressed={isLarge}
          icon={<Icon aria-hidden className="size-4" />}
          onClick={() => setLarge(!isLarge)}
        >
          Enlarge
        </Button>
      </figcaption>
      {query.data && (
        <BlobImage
          content={query.data}
          alt={name}
          className={clsx("w-full rounded-inner bg-raised object-contain", !isLarge && "max-h-[60dvh]")}
        />
      )}
      {query.isLoading && <Skeleton className="h-80 w-full rounded-inner" />}
      {query.isError && (
        <LoadFailure
          query={query}
          message={query.error.message || `Failed to load the ${picture}`}
          className="py-8"
        />
      )}
    </figure>
  );
}
