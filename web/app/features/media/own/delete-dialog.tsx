import { deleteMedia } from "@vesper/contract/media";
import { useRef } from "react";
import { api } from "#web/session/api.ts";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { headingId, type MediaDialogProps } from "./task.ts";
import { useMediaChange } from "./use-media-change.ts";

export function DeleteDialog({ media, open, onOpenChange }: MediaDialogProps) {
  const isGone = useRef(false);
  const remove = useMediaChange({
    change: () => api.call(deleteMedia, { params: { id: media._id } }),
    done: "Media deleted successfully",
    failed: "Failed to delete media",
    onDone: () => {
      isGone.current = true;
      onOpenChange(false);
    },
  });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={
        <>
          Delete “<bdi>{media.title}</bdi>”?
        </>
      }
      text="Its files, likes and views go with it. This cannot be undone."
      confirmLabel="Delete"
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
      finalFocus={() => (isGone.current ? document.getElementById(headingId) : null)}
    />
  );
}
