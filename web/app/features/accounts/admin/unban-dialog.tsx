import { unbanUser } from "@vesper/contract/admin-users";
import { api } from "#web/session/api.ts";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import type { UserDialogProps } from "./task.ts";
import { useUserChange } from "./use-user-change.ts";

/** Takes a ban or a suspension back. */
export function UnbanDialog({ user, open, onOpenChange }: UserDialogProps) {
  const close = () => onOpenChange(false);
  const unban = useUserChange({
    change: () => api.call(unbanUser, { params: { id: user._id } }),
    done: "User unbanned successfully!",
    failed: "Failed to unban user",
    onDone: close,
    onOutdated: close,
  });

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Unban User"
      text={
        <>
          Are you sure you want to unban <bdi>{user.name}</bdi>?
        </>
      }
      confirmLabel="Unban User"
      tone="primary"
      busy={unban.isPending}
      onConfirm={() => unban.mutate(undefined)}
    >
      <p className="text-small text-muted">
        {user.statusReason && (
          <>
            The reason was: <bdi>{user.statusReason}</bdi>
            <br />
          </>
        )}
        They can sign in again at once.
      </p>
    </ConfirmDialog>
  );
}
