import { useSchemaForm } from "#web/ui/forms/use-schema-form.ts";
import { limits } from "@vesper/contract/core/limits";
import { ReplyDraft } from "@vesper/contract/profiles/reviews";
import { useEffect } from "react";
import { useWatch } from "react-hook-form";
import { useFormSubmit } from "#web/shared/use-form-submit.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { CharacterCount, TextArea } from "#web/ui/forms/text-area.tsx";
import { getFieldProps } from "#web/ui/forms/field.tsx";
import { FormError } from "#web/ui/forms/form-message.tsx";
import { sendReply } from "./reply-calls.ts";
import { Form } from "#web/ui/forms/form.tsx";

interface ReplyFormProps {
  reviewId: string;
  onSent: () => void;
  onCancel: () => void;
}

export function ReplyForm({ reviewId, onSent, onCancel }: ReplyFormProps) {
  const form = useSchemaForm(ReplyDraft, { text: "" });
  const text = useWatch({ control: form.control, name: "text" });
  const { setFocus } = form;

  // The form has replaced the focused button, so its field takes the focus.
  useEffect(() => setFocus("text"), [setFocus]);

  const { failure, submit } = useFormSubmit({
    form,
    failed: "Failed to send your reply.",
    send: async (draft) => {
      await sendReply(reviewId, draft.text);
      onSent();
    },
  });

  return (
    <Form aria-label="Reply" onSubmit={submit} className="flex max-w-prose flex-col gap-4">
      <TextArea
        {...getFieldProps(form, "text", "Your reply")}
        rows={4}
        help={
          <>
            Everyone can read your reply below the review.{" "}
            <CharacterCount used={text.length} max={limits.review.reply} />
          </>
        }
      />
      <FormError>{failure}</FormError>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" busy={form.formState.isSubmitting}>
          Send reply
        </Button>
        <Button size="small" tone="outline" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
