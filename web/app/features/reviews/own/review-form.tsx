import { useSchemaForm } from "#web/ui/forms/use-schema-form.ts";
import { limits } from "@vesper/contract/core/limits";
import { type OwnReview, ReviewDraft } from "@vesper/contract/profiles/reviews";
import { useEffect, useEffectEvent } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import type { z } from "zod";
import { useFormSubmit } from "#web/shared/use-form-submit.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { CharacterCount, TextArea } from "#web/ui/forms/text-area.tsx";
import { CheckboxField } from "#web/ui/forms/checkbox-field.tsx";
import { getFieldProps } from "#web/ui/forms/field.tsx";
import { FormError } from "#web/ui/forms/form-message.tsx";
import { StarField } from "#web/ui/forms/star-field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { type ReviewTarget, saveReview } from "./calls.ts";
import { useReviewDraft } from "./use-review-draft.ts";
import { Form } from "#web/ui/forms/form.tsx";

type Values = z.input<typeof ReviewDraft>;

const requiredMessage = "Please fill in all required fields.";
const createFailure = "Failed to create review. Please try again.";
const updateFailure = "Failed to update your review. Please try again.";
const blank: Values = { rating: limits.review.stars, title: "", body: "", isAnonymous: false };

interface ReviewFormProps {
  target: ReviewTarget;
  /** The existing review, when editing. */
  review?: OwnReview;
  onSaved: (review: OwnReview) => void;
  onCancel: () => void;
}

export function ReviewForm({ target, review, onSaved, onCancel }: ReviewFormProps) {
  const draft = useReviewDraft(target);
  const form = useSchemaForm(ReviewDraft, review ? toValues(review) : (draft.read() ?? blank));
  const { setFocus } = form;

  // Stores every change at once, because a session can end without warning.
  const handleChange = useEffectEvent(draft.store);
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => handleChange(values) }),
    [form],
  );

  // The form has replaced the focused button, so its title field takes the focus.
  useEffect(() => setFocus("title"), [setFocus]);

  const { failure, submit } = useFormSubmit({
    form,
    failed: review ? updateFailure : createFailure,
    send: async (values) => {
      const saved = await saveReview(target, values);
      draft.forget();
      onSaved(saved);
    },
    onInvalid: () => {
      const { title, body: text } = form.getValues();
      return title.trim() && text.trim() ? undefined : requiredMessage;
    },
  });

  function handleCancel() {
    draft.forget();
    onCancel();
  }

  return (
    <Form aria-label={review ? "Edit your review" : "Write Review"} onSubmit={submit}>
      <ReviewFields form={form} />
      <FormError>{failure}</FormError>
      <FormFoot isEditing={review !== undefined} busy={form.formState.isSubmitting} onCancel={handleCancel} />
    </Form>
  );
}

function Required({ children }: { children: string }) {
  return (
    <>
      {children}{" "}
      <span aria-hidden className="text-danger">
        *
      </span>
    </>
  );
}

const toValues = ({ rating, title, body, isAnonymous }: OwnReview): Values => ({
  rating,
  title,
  body,
  isAnonymous,
});

function ReviewFields({ form }: { form: UseFormReturn<Values, unknown, ReviewDraft> }) {
  const { rating = limits.review.stars, body } = useWatch({ control: form.control });
  return (
    <>
      <StarField
        legend="Rating"
        name="rating"
        value={rating}
        onChange={(stars) => form.setValue("rating", stars, { shouldDirty: true })}
      />
      <TextField
        {...getFieldProps(form, "title", "Title")}
        label={<Required>Title</Required>}
        required
        maxLength={limits.review.title}
      />
      <TextArea
        {...getFieldProps(form, "body", "Your review")}
        label={<Required>Your review</Required>}
        required
        rows={6}
        help={
          <>
            Please don’t share anyone’s private details.{" "}
            <CharacterCount used={body?.length ?? 0} max={limits.review.body} />
          </>
        }
      />
      <CheckboxField
        {...getFieldProps(form, "isAnonymous", "Post anonymously")}
        help="Only our team can see your name."
      />
    </>
  );
}

interface FormFootProps {
  isEditing: boolean;
  busy: boolean;
  onCancel: () => void;
}

function FormFoot({ isEditing, busy, onCancel }: FormFootProps) {
  return (
    <>
      <div className="flex flex-wrap gap-2 max-sm:*:flex-1">
        <Button type="submit" busy={busy}>
          {isEditing ? "Save review" : "Submit Review"}
        </Button>
        <Button tone="outline" onClick={onCancel}>
          Cancel
        </Button>
      </div>
      <p className="text-small text-muted">
        {isEditing
          ? "When you save changes, we hide your review until our team approves it. We also remove any reply to it."
          : "Your review goes live once our team approves it."}
      </p>
    </>
  );
}
