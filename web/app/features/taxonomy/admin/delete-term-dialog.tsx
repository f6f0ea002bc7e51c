import type { QueryKey } from "@tanstack/react-query";
import { type ReactNode, useRef, useState } from "react";
import { useAdminChange } from "#web/api/use-admin-change.ts";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { FormError } from "#web/ui/forms/form-error.tsx";
import { headingId, type TaskDialogProps } from "./task.ts";

interface DeleteTermDialogProps extends TaskDialogProps {
  name: string;
  noun: "category" | "tag";
  text: ReactNode;
  remove: (force: boolean) => Promise<unknown>;
  queryKey: QueryKey;
}

const labels = { category: "Delete Category", tag: "Delete Tag" } as const;
const done = { category: "Category deleted successfully!", tag: "Tag deleted successfully!" } as const;

/** Asks once; where the server objects because it is in use, asks again with its words. */
export function DeleteTermDialog(props: DeleteTermDialogProps) {
  const { name, noun, text, remove, queryKey, open, onOpenChange } = props;
  const [objection, setObjection] = useState("");
  const isGone = useRef(false);

  function handleDone() {
    isGone.current = true;
    onOpenChange(false);
  }

  const deletion = useAdminChange({
    change: remove,
    key: queryKey,
    done: done[noun],
    failed: `Failed to delete ${noun}`,
    onDone: handleDone,
    onOutdated: handleDone,
    takesRefusal: ({ status, message }, forced) => {
      if (status !== 409 || forced) return false;
      setObjection(message || `This ${noun} is in use.`);
      return true;
    },
  });

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={
        <>
          Delete <bdi>{name}</bdi>?
        </>
      }
      text={text}
      confirmLabel={objection ? "Delete anyway" : labels[noun]}
      busy={deletion.isPending}
      onConfirm={() => deletion.mutate(objection !== "")}
      // The button that asked for it goes with the row.
      finalFocus={() => (isGone.current ? document.getElementById(headingId) : null)}
    >
      <FormError>{objection}</FormError>
    </ConfirmDialog>
  );
}
