import { zodResolver } from "@hookform/resolvers/zod";
import { rejectProfile } from "@vesper/contract/admin-profiles";
import { useRef } from "react";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import { showRefusal } from "#web/api/show-refusal.ts";
import { api } from "#web/session/api.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { RejectFields } from "./reject-fields.tsx";
import { headingId, type ProfileDialogProps } from "./task.ts";
import { useProfileChange } from "./use-profile-change.ts";

const Rejection = rejectProfile.body;
type Rejection = z.output<typeof Rejection>;

export function RejectDialog({ profile, open, onOpenChange }: ProfileDialogProps) {
  const form = useForm<z.input<typeof Rejection>, unknown, Rejection>({
    resolver: zodResolver(Rejection),
    defaultValues: { reason: "", category: "other" },
  });
  const isGone = useRef(false);

  function handleDone() {
    isGone.current = true;
    onOpenChange(false);
  }

  const reject = useProfileChange({
    change: (body: Rejection) => api.call(rejectProfile, { params: { id: profile._id }, body }),
    done: "Profile rejected",
    failed: "Failed to reject profile",
    onDone: handleDone,
    onOutdated: handleDone,
  });
  const submit = form.handleSubmit((body) =>
    reject.mutate(body, { onError: (error) => void showRefusal(form, error) }),
  );

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={
        <>
          Reject <bdi>{profile.name}</bdi>
        </>
      }
      text="Nobody else sees the profile. Its owner is told why and may submit it again."
      confirmLabel="Reject"
      busy={reject.isPending}
      onConfirm={() => void submit()}
      // The button that asked for it goes with the card.
      finalFocus={() => (isGone.current ? document.getElementById(headingId) : null)}
    >
      <form noValidate onSubmit={(event) => void submit(event)}>
        <RejectFields form={form} />
      </form>
    </ConfirmDialog>
  );
}
