import { useEffect, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { readPlace } from "#web/shared/remembered-place.ts";
import { useAction } from "#web/shared/use-action.ts";
import { useFormSubmit } from "#web/shared/use-form-submit.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { insertName } from "#web/ui/data/insert-name.tsx";
import { LoadFailure } from "#web/ui/feedback/load-failure.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { CheckboxField } from "#web/ui/forms/checkbox-field.tsx";
import { getFieldProps } from "#web/ui/forms/field.tsx";
import { FormError } from "#web/ui/forms/form-message.tsx";
import { Form } from "#web/ui/forms/form.tsx";
import { useSchemaForm } from "#web/ui/forms/use-schema-form.ts";
import { Dialog, DialogButtons } from "#web/ui/overlays/dialog.tsx";
import type { DialogState } from "#web/ui/overlays/use-task.ts";
import { type FollowStatus, loadFollowStatus, removeFollow, saveFollow } from "./follow-calls.ts";
import { FollowForm, type SettingsForm, toFollowForm } from "./follow-draft.ts";
import { kindLabels } from "./labels.ts";
import { AlertField, PlaceFields } from "./settings-fields.tsx";

interface FollowTarget {
  id: string;
  name: string;
  onChanged: (isFollowed: boolean) => void;
}

/** Dialog to follow a profile, or to change or end the follow. */
export function FollowDialog({ id, name, onChanged, ...dialog }: DialogState & FollowTarget) {
  const { status, isFailed, retry } = useStatus(id, dialog.open);
  return (
    <Dialog
      title={insertName("Follow {name}", name)}
      description="We’ll tell you about the news you choose. Nobody else sees whom you follow."
      {...dialog}
    >
      {isFailed && <LoadFailure message="Failed to load your choices" onRetry={retry} />}
      {!status && !isFailed && <FormSkeleton />}
      {status && (
        <FollowFields {...{ id, name, status, onChanged }} onClose={() => dialog.onOpenChange(false)} />
      )}
    </Dialog>
  );
}

/** Loads the choices each time the dialog opens. */
function useStatus(id: string, isOpen: boolean) {
  const [status, setStatus] = useState<FollowStatus>();
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailedAttempt] = useState<number>();
  useEffect(() => {
    if (!isOpen) return;
    loadFollowStatus(id).then(setStatus, () => setFailedAttempt(attempt));
    return () => setStatus(undefined);
  }, [id, isOpen, attempt]);
  return {
    status,
    isFailed: failedAttempt === attempt,
    retry: () => setAttempt((before) => before + 1),
  };
}

interface FollowFieldsProps extends FollowTarget {
  status: FollowStatus;
  onClose: () => void;
}

function FollowFields({ id, name, status, onChanged, onClose }: FollowFieldsProps) {
  const form = useSchemaForm(FollowForm, toFollowForm(status, readPlace()));
  const isFollowed = status.follow !== null;
  const finish = (followed: boolean) => {
    onChanged(followed);
    onClose();
  };
  const { failure, submit } = useFormSubmit({
    form,
    failed: "Failed to follow this profile.",
    send: async (draft) => {
      await saveFollow(id, draft);
      toast.success(isFollowed ? "Choices saved" : `You follow ${name}`);
      finish(true);
    },
  });
  const ending = useAction({
    act: () => removeFollow(id),
    done: `You no longer follow ${name}`,
    failed: "Failed to stop following this profile.",
    onDone: () => finish(false),
  });
  return (
    <Form onSubmit={submit}>
      <FormError>{failure}</FormError>
      <Choices form={form} />
      <AlertField form={form as unknown as UseFormReturn<SettingsForm, unknown, SettingsForm>} />
      {isFollowed && (
        <Button
          tone="quiet"
          type="button"
          busy={ending.busy}
          onClick={ending.run}
          className="-ml-4 self-start"
        >
          Stop following
        </Button>
      )}
      <DialogButtons
        label={isFollowed ? "Save" : "Follow"}
        busy={form.formState.isSubmitting}
        onCancel={onClose}
      />
    </Form>
  );
}

function Choices({ form }: { form: UseFormReturn<FollowForm, unknown, FollowForm> }) {
  return (
    <fieldset className="flex flex-col">
      <legend className="mb-1 text-small font-medium">Tell me about</legend>
      <CheckboxField {...getFieldProps(form, "tours", kindLabels.tours)} />
      {form.watch("tours") && (
        <div className="pb-3 pl-8">
          <PlaceFields form={form as unknown as UseFormReturn<SettingsForm, unknown, SettingsForm>} />
        </div>
      )}
      <CheckboxField {...getFieldProps(form, "available", kindLabels.available)} help="At most once a day." />
      <CheckboxField {...getFieldProps(form, "pictures", kindLabels.pictures)} help="At most once a day." />
    </fieldset>
  );
}

function FormSkeleton() {
  return (
    <div role="status" aria-label="Loading your choices…" className="flex flex-col gap-4 py-2">
      {[40, 32, 36].map((width) => (
        <Skeleton key={width} className="h-6 w-44" />
      ))}
      <Skeleton className="h-28 w-full" />
    </div>
  );
}
