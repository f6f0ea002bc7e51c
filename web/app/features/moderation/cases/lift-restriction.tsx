import { useMutation, useQueryClient } from "@tanstack/react-query";
import { liftRestriction, type Restriction } from "@vesper/contract/moderation";
import { useState } from "react";
import { adminToast } from "#web/api/admin-toast.ts";
import { api } from "#web/session/api.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";

/** Takes a decision back. A hold goes with its case, and a rejected draft is submitted again by its owner. */
export function LiftRestriction({ restriction }: { restriction: Restriction }) {
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const lift = useMutation({
    mutationFn: () => api.call(liftRestriction, { params: { id: restriction._id } }),
    onSuccess: () => adminToast.success("Decision lifted"),
    onError: (error) => adminToast.failure(error, "Failed to lift the decision"),
    onSettled: () => {
      setAsking(false);
      // It changes the person, their cases and the record.
      return queries.invalidateQueries({ queryKey: ["admin"] });
    },
  });
  if (restriction.liftedAt || restriction.action === "hold" || restriction.action === "reject") return null;
  return (
    <>
      <Button tone="outline" className="self-start" onClick={() => setAsking(true)}>
        Lift
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Lift this decision?"
        text="Everything is as it was before, and the person is told."
        confirmLabel="Lift decision"
        tone="primary"
        busy={lift.isPending}
        onConfirm={() => lift.mutate()}
      />
    </>
  );
}
