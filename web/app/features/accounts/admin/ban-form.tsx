import { zodResolver } from "@hookform/resolvers/zod";
import { type AdminUser, banUser } from "@vesper/contract/admin-users";
import { useForm, useWatch } from "react-hook-form";
import type { z } from "zod";
import { showRefusal } from "#web/api/show-refusal.ts";
import { api } from "#web/session/api.ts";
import { DialogButtons } from "#web/ui/overlays/dialog-buttons.tsx";
import { fieldOf } from "#web/ui/forms/field-of.ts";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import { TextArea } from "#web/ui/forms/text-area.tsx";
import { categories } from "./labels.ts";
import { useUserChange } from "./use-user-change.ts";

const BanDraft = banUser.body;
type BanDraft = z.output<typeof BanDraft>;

export function BanForm({ user, onClose }: { user: AdminUser; onClose: () => void }) {
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
