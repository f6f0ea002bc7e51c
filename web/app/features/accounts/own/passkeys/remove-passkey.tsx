import { type Passkey, removePasskey } from "@vesper/contract/accounts/passkeys";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "#web/session/api.ts";
import { useChange } from "#web/shared/use-change.ts";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import type { DialogState } from "#web/ui/overlays/use-task.ts";
import { meQuery, passkeysQuery, secondFactorQuery } from "../queries.ts";

export function RemovePasskey({ passkey, ...dialog }: DialogState & { passkey: Passkey }) {
  const queries = useQueryClient();
  const remove = useChange({
    change: () => api.call(removePasskey, { params: { id: passkey._id } }),
    done: "Passkey removed",
    failed: "Failed to remove the passkey.",
    refresh: passkeysQuery.queryKey,
    onDone: () => {
      void queries.invalidateQueries({ queryKey: meQuery.queryKey });
      void queries.invalidateQueries({ queryKey: secondFactorQuery.queryKey });
      dialog.onOpenChange(false);
    },
  });
  return (
    <ConfirmDialog
      {...dialog}
      title={`Remove “${passkey.name}”?`}
      text="It will no longer sign you in. Your password manager keeps its copy until you delete it there too."
      confirmLabel="Remove passkey"
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
    />
  );
}
