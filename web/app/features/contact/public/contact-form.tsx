import { zodResolver } from "@hookform/resolvers/zod";
import { ContactDraft, sendContactMessage } from "@vesper/contract/moderation/contact";
import { limits } from "@vesper/contract/core/limits";
import { useEffect, useState } from "react";
import { useForm, type UseFormReturn, useWatch } from "react-hook-form";
import { api } from "#web/session/api.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { CountedArea } from "#web/ui/forms/counted-area.tsx";
import { getFieldProps } from "#web/ui/forms/field.tsx";
import { FormError, FormSuccess } from "#web/ui/forms/form-message.tsx";
import { TextField, HoneypotField } from "#web/ui/forms/text-field.tsx";
import { getContactFailure } from "./contact-failure.ts";
import { useSearchParams } from "react-router";
import { useUser } from "#web/session/session-store.ts";
import { findExplanation, findSubject, subjects } from "./subjects.ts";
import { Chip } from "#web/ui/actions/chip.tsx";
import type { z } from "zod";
import { Form } from "#web/ui/forms/form.tsx";

type ContactFields = z.input<typeof ContactDraft>;

type ContactFormState = UseFormReturn<ContactFields, unknown, ContactDraft>;

interface Outcome {
  sent?: string;
  failure?: string;
}

/** Contact form for people with or without an account. It keeps the input until it has been sent. */
export function ContactForm() {
  const [outcome, setOutcome] = useState<Outcome>({});
  // Set no default values: they would overwrite text entered before hydration.
  const form = useForm<ContactFields, unknown, ContactDraft>({ resolver: zodResolver(ContactDraft) });
  usePrefill(form);

  async function handleSubmit(body: ContactDraft) {
    setOutcome({});
    try {
      const answer = await api.call(sendContactMessage, { body });
      form.reset({ name: body.name, email: body.email, subject: "", message: "", homepage: "" });
      setOutcome({ sent: answer.message });
    } catch (error) {
      setOutcome({ failure: getContactFailure(error) });
    }
  }

  return (
    <Form
      // Use POST, because a form submitted before hydration would otherwise put its data into the URL.
      method="post"
      onSubmit={form.handleSubmit(handleSubmit)}
      onChange={() => setOutcome({})}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...getFieldProps(form, "name", "Name")} autoComplete="name" />
        <TextField
          {...getFieldProps(form, "email", "Email")}
          type="email"
          autoComplete="email"
          inputMode="email"
          help="We’ll reply to this address."
        />
      </div>
      <SubjectField form={form} />
      <MessageField form={form} />
      <HoneypotField {...form.register("homepage")} />
      <FormError>{outcome.failure}</FormError>
      <FormSuccess>{outcome.sent}</FormSuccess>
      <Button type="submit" size="large" className="sm:self-start" busy={form.formState.isSubmitting}>
        Send message
      </Button>
    </Form>
  );
}

/** Prefills name and email from the account, and the subject from the URL. Never overwrites input. */
function usePrefill({ getValues, setValue }: ContactFormState) {
  const user = useUser();
  const [params] = useSearchParams();
  const subject = findSubject(params);

  useEffect(() => {
    if (!user) return;
    if (!getValues("name")) setValue("name", user.name);
    if (!getValues("email")) setValue("email", user.email);
  }, [user, getValues, setValue]);

  useEffect(() => {
    if (subject && !getValues("subject")) setValue("subject", subject);
  }, [subject, getValues, setValue]);
}

/** Free-text subject with suggestions. */
function SubjectField({ form }: { form: ContactFormState }) {
  const subject = useWatch({ control: form.control, name: "subject" }) ?? "";
  return (
    <div className="flex flex-col gap-3">
      <TextField
        {...getFieldProps(form, "subject", "Subject")}
        autoComplete="off"
        help={findExplanation(subject) ?? "Write your own, or choose one:"}
      />
      <div role="group" aria-label="Suggested subjects" className="flex flex-wrap gap-2">
        {subjects.map(({ subject: suggested }) => (
          <Chip
            key={suggested}
            type="button"
            selected={suggested === subject}
            onClick={() =>
              form.setValue("subject", suggested, { shouldValidate: form.formState.isSubmitted })
            }
          >
            {suggested}
          </Chip>
        ))}
      </div>
    </div>
  );
}

function MessageField({ form }: { form: ContactFormState }) {
  return (
    <CountedArea
      form={form}
      name="message"
      label="Message"
      rows={7}
      help="Please leave out passwords and card numbers."
      max={limits.contact.message}
    />
  );
}
