import { type Media, updateMedia } from "@vesper/contract/media";
import { Pencil, Star, Trash2 } from "lucide-react";
import { api } from "#web/session/api.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import type { TaskHandler } from "./task.ts";
import { useMediaChange } from "./use-media-change.ts";

/** What can be done with it at any time. */
export function MediaActions({ media, onTask }: { media: Media; onTask: TaskHandler }) {
  const { _id: id, title, mediaType, isPrimary } = media;
  const choose = useMediaChange({
    change: () => api.call(updateMedia, { params: { id }, body: { isPrimary: true } }),
    done: "Media updated successfully",
    failed: "Failed to update media",
  });
  return (
    <div className="-mr-2 ml-auto flex">
      {mediaType === "image" && !isPrimary && (
        <IconButton
          tone="muted"
          label={`Make ${title} the primary picture`}
          icon={<Star aria-hidden />}
          onClick={() => void (choose.isPending || choose.mutate())}
        />
      )}
      <IconButton
        tone="muted"
        label={`Edit ${title}`}
        icon={<Pencil aria-hidden />}
        onClick={() => onTask({ kind: "edit", media })}
      />
      <IconButton
        tone="danger"
        label={`Delete ${title}`}
        icon={<Trash2 aria-hidden />}
        onClick={() => onTask({ kind: "delete", media })}
      />
    </div>
  );
}
