import { useQuery } from "@tanstack/react-query";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { MediaViewer } from "../media-viewer.tsx";
import { mediaQuery } from "../queries.ts";
import { MediaFacts } from "./media-facts.tsx";
import type { MediaDialogProps } from "./task.ts";

export function ViewDialog({ media: listed, open, onOpenChange }: MediaDialogProps) {
  const { data: media = listed } = useQuery(mediaQuery(listed));
  return (
    <Dialog size="large" title={<bdi>{media.title}</bdi>} open={open} onOpenChange={onOpenChange}>
      <div className="flex flex-col gap-4">
        <MediaViewer media={media} className="max-h-[60dvh]" />
        {media.description && (
          <p className="max-w-prose wrap-anywhere whitespace-pre-line">
            <bdi>{media.description}</bdi>
          </p>
        )}
        <MediaFacts media={media} />
      </div>
    </Dialog>
  );
}
