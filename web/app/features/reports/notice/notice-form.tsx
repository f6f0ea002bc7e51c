import { useSchemaForm } from "#web/ui/forms/use-schema-form.ts";
import { limits } from "@vesper/contract/core/limits";
import {
  PictureNoticeDraft,
  type PictureNoticeReceipt,
  sendPictureNotice,
} from "@vesper/contract/media/picture-notices";
import { getErrorMessage } from "#web/api/error-message.ts";
import { useFormSubmit } from "#web/shared/use-form-submit.ts";
import { api } from "#web/session/api.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { CountedArea } from "#web/ui/forms/counted-area.tsx";
import { getFieldProps } from "#web/ui/forms/field.tsx";
import { FormError } from "#web/ui/forms/form-message.tsx";
import { RadioCards } from "#web/ui/forms/radio-cards.tsx";
import { TextField, HoneypotField } from "#web/ui/forms/text-field.tsx";
import { type NoticeFormState, relations } from "./notice-fields.ts";
import { WhichPicture } from "./which-picture.tsx";
import { CheckboxField } from "#web/ui/forms/checkbox-field.tsx";
import { Form } from "#web/ui/forms/form.tsx";

/** Picture notice form, which works without an account. Input is kept until the server has accepted it. */
export function NoticeForm({ onSent }: { onSent: (receipt: PictureNoticeReceipt) => void }) {
  const form = useSchemaForm(PictureNoticeDraft, { addresses: [] });

  const { failure, submit } = useFormSubmit({
    form,
    failed: (error) => getErrorMessage(error, "Failed to send your notice."),
    send: async (body) => onSent((await api.call(sendPictureNotice, { body })).data),
  });

  return (
    <Form
      // Use POST, so that submitting before hydration puts no form data into the URL.
      method="post"
      onSubmit={submit}
      className="flex flex-col gap-6 noscript:hidden"
    >
      <RadioCards
        {...form.register("relation")}
        legend="Who is in the photo?"
        options={relations}
        columns={2}
        error={form.formState.errors.relation?.message}
      />
      <WhichPicture form={form} />
      <CountedArea
        form={form}
        name="details"
        label="Anything else we should know"
        optional
        help="You don’t have to explain anything or send us the photo or a document."
        max={limits.report.details}
      />
      <SenderFields form={form} />
      <HoneypotField {...form.register("homepage")} />
      <FormError>{failure}</FormError>
      <Button type="submit" size="large" className="sm:self-start" busy={form.formState.isSubmitting}>
        Send notice
      </Button>
    </Form>
  );
}

/** Sender details and the good-faith confirmation. */
function SenderFields({ form }: { form: NoticeFormState }) {
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...getFieldProps(form, "name", "Your name")} autoComplete="name" />
        <TextField
          {...getFieldProps(form, "email", "Email")}
          type="email"
          autoComplete="email"
          inputMode="email"
          help="For your receipt and our decision. Our email subject lines give nothing away."
        />
      </div>
      <p className="text-small text-muted">
        Your name and email address stay with us. The person who published the photo never learns who
        contacted us. We delete your name and address 90 days after the decision.
      </p>
      <CheckboxField
        {...form.register("goodFaith")}
        label="I state in good faith that the person shown did not agree to this photo being published here, and that what I write is true."
        error={form.formState.errors.goodFaith?.message}
      />
      <TextField
        {...getFieldProps(form, "signature", "Signature")}
        autoComplete="off"
        help="Type your name again. It counts as your signature."
      />
    </>
  );
}
