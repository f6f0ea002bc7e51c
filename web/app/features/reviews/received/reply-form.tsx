import { zodResolver } from "@hookform/resolvers/zod";
import { limits } from "@vesper/contract/limits";
import { ReplyDraft } from "@vesper/contract/reviews";
import { useEffect, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { messageOf } from "#web/api/message-of.ts";
import { showRefusal } from "#web/api/show-refusal.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { CharacterCount, TextArea } from "#web/ui/forms/text-area.tsx";
import { fieldOf } from "#web/ui/forms/field.tsx";
import { FormError } from "#web/ui/forms/form-message.tsx";
import { sendReply } from "./reply-calls.ts";

interface ReplyFormProps {
  reviewId: string;
  onSent: () => void;
  onCancel: () => void;
}

export function ReplyForm({ reviewId, onSent, onCancel }: ReplyFormProps) {
  const [failure, setFailure] = useState<string>();
  const form = useForm<ReplyDraft>({ resolver: zodResolver(ReplyDraft), defaultValues: { text: "" } });
  const text = useWatch({ control: form.control, name: "text" });
  const { setFocus } = form;

  // The button that asked for the form has made room for it.
  useEffect(() => setFocus("text"), [setFocus]);

  async function handleValid(draft: ReplyDraft) {
    setFailure(undefined);
    try {
      await sendReply(reviewId, draft.text);
      onSent();
    } catch (error) {
      if (!showRefusal(form, error)) setFailure(messageOf(error, "Failed to send your reply."));
    }
  }

  return (
    <form
      noValidate
      aria-label="Reply"
      onSubmit={(event) => void form.handleSubmit(handleValid)(event)}
      className="flex max-w-prose flex-col gap-4"
    >
      <TextArea
        {...fieldOf(form, "text", "Your reply")}
        rows={4}
        help={
          <>
            Everybody reads it below the review.{" "}
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
    </form>
  );
}
