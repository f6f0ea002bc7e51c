import type { DialogState } from "#web/ui/overlays/use-task.ts";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { toDialogTitle } from "#web/queue/dialog-title.tsx";
import { useAdminChange } from "#web/api/use-admin-change.ts";
import { FormError } from "#web/ui/forms/form-message.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { headingId, type Term, type TermKind } from "./term.ts";

interface EditTermDialogProps<T extends Term> extends DialogState {
  kind: TermKind<T>;
  /** Absent for a new term. */
  term?: T;
}

export function EditTermDialog<T extends Term>({ kind, term, ...shown }: EditTermDialogProps<T>) {
  const title = term ? toDialogTitle("Edit", [term.name]) : `Create New ${kind.noun}`;
  return (
    <Dialog title={title} {...shown}>
      <kind.Form listed={term} onClose={() => shown.onOpenChange(false)} />
    </Dialog>
  );
}

interface DeleteTermDialogProps<T extends Term> extends DialogState {
  kind: TermKind<T>;
  term: T;
}

/** Asks for confirmation. If the server refuses because the term is in use, asks again with the server's message. */
export function DeleteTermDialog<T extends Term>({ kind, term, ...shown }: DeleteTermDialogProps<T>) {
  const { data: all = [] } = useQuery(kind.query);
  const [objection, setObjection] = useState("");
  const isGone = useRef(false);

  function handleDone() {
    isGone.current = true;
    shown.onOpenChange(false);
  }

  const deletion = useAdminChange({
    change: (force: boolean) => kind.remove(term._id, force ? "true" : "false"),
    key: kind.query.queryKey,
    done: `${kind.noun} deleted successfully!`,
    failed: `Failed to delete ${kind.noun.toLowerCase()}`,
    onDone: handleDone,
    onOutdated: handleDone,
    handleRefusal: ({ status, message }, forced) => {
      if (status !== 409 || forced) return false;
      setObjection(message || `This ${kind.noun.toLowerCase()} is in use.`);
      return true;
    },
  });

  return (
    <ConfirmDialog
      {...shown}
      title={toDialogTitle("Delete", [term.name], "?")}
      text={kind.deletionText(term, all)}
      confirmLabel={objection ? "Delete anyway" : `Delete ${kind.noun}`}
      busy={deletion.isPending}
      onConfirm={() => deletion.mutate(objection !== "")}
      // The button that opened the dialog is removed with its row, so the heading takes the focus.
      finalFocus={() => (isGone.current ? document.getElementById(headingId) : null)}
    >
      <FormError>{objection}</FormError>
    </ConfirmDialog>
  );
}
