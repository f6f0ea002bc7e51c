import { EscortSection } from "#web/features/profiles/admin/escort-section.tsx";
import { DeleteDialog } from "./delete-dialog.tsx";
import type { Task, TaskDialogProps, UserDialogProps } from "./task.ts";
import { Dialog, DialogButtons } from "#web/ui/overlays/dialog.tsx";
import { CreateUserForm } from "./create-user-form.tsx";
import { EditUserForm } from "./edit-user-form.tsx";
import { type AdminUser, banUser, unbanUser } from "@vesper/contract/admin-users";
import { api } from "#web/session/api.ts";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { useUserChange } from "./use-user-change.ts";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm, useWatch } from "react-hook-form";
import type { z } from "zod";
import { showRefusal } from "#web/api/show-refusal.ts";
import { fieldOf } from "#web/ui/forms/field.tsx";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import { TextArea } from "#web/ui/forms/text-area.tsx";
import { categories } from "./labels.ts";

const BanDraft = banUser.body;

const dialogs = { ban: BanDialog, unban: UnbanDialog, delete: DeleteDialog } as const;

interface TaskDialogOptions extends TaskDialogProps {
  task: Task;
}

export function TaskDialog({ task, ...shown }: TaskDialogOptions) {
  if (task.kind === "create") return <CreateUserDialog {...shown} />;
  if (task.kind === "edit") {
    return <EditUserDialog user={task.user} {...shown} />;
  }
  const Dialog = dialogs[task.kind];
  return <Dialog user={task.user} {...shown} />;
}

function CreateUserDialog({ open, onOpenChange }: TaskDialogProps) {
  return (
    <Dialog
      title="Create New User"
      description="They can sign in with this address and password at once."
      open={open}
      onOpenChange={onOpenChange}
    >
      <CreateUserForm onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}

function BanDialog({ user, open, onOpenChange }: UserDialogProps) {
  return (
    <Dialog
      title={
        <>
          Ban <bdi>{user.name}</bdi>
        </>
      }
      description="They are signed out everywhere at once and cannot sign in until they are unbanned."
      open={open}
      onOpenChange={onOpenChange}
    >
      <BanForm user={user} onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}

function EditUserDialog({ user, open, onOpenChange }: UserDialogProps) {
  return (
    <Dialog
      title={
        <>
          Edit <bdi>{user.name}</bdi>
        </>
      }
      open={open}
      onOpenChange={onOpenChange}
    >
      <EditUserForm listed={user} onClose={() => onOpenChange(false)} />
      {user.roles.includes("escort") && <EscortSection email={user.email} />}
    </Dialog>
  );
}

/** Takes a ban or a suspension back. */
function UnbanDialog({ user, open, onOpenChange }: UserDialogProps) {
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

type BanDraft = z.output<typeof BanDraft>;

function BanForm({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const form = useForm<z.input<typeof BanDraft>, unknown, BanDraft>({
    resolver: zodResolver(BanDraft),
    defaultValues: { reason: "", category: "other" },
  });
  const ban = useUserChange({
    change: (body: BanDraft) => api.call(banUser, { params: { id: user._id }, body }),
    done: "User banned successfully!",
    failed: "Failed to ban user",
    onDone: onClose,
    onOutdated: onClose,
  });
  const isBlank = useWatch({ control: form.control, name: "reason" }).trim() === "";
  const submit = form.handleSubmit((body) =>
    ban.mutate(body, { onError: (error) => void showRefusal(form, error) }),
  );

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <TextArea
        {...fieldOf(form, "reason", "Reason")}
        rows={4}
        help="The person is told this word for word."
      />
      <SelectField
        {...fieldOf(form, "category", "Category")}
        options={categories}
        help="Names the rule in the statement that the person receives."
      />
      <DialogButtons
        label="Ban User"
        tone="danger"
        busy={ban.isPending}
        disabledReason={isBlank ? "Give a reason first." : undefined}
        onCancel={onClose}
      />
    </form>
  );
}
