import { AccentLink } from "#web/ui/actions/accent-link.tsx";
import { useSchemaForm } from "#web/ui/forms/use-schema-form.ts";
import { toSignInPath } from "@vesper/contract/accounts/sign-in-path";
import { limits } from "@vesper/contract/core/limits";
import type { ReportableKind } from "@vesper/contract/moderation/moderation";
import { Reason, reasons } from "@vesper/contract/moderation/reasons";
import { fileReport, type ReportReceipt } from "@vesper/contract/moderation/reports";
import { useWatch } from "react-hook-form";
import { useFormSubmit } from "#web/shared/use-form-submit.ts";
import { api } from "#web/session/api.ts";
import { requestSignInOnClick } from "#web/session/sign-in-request.ts";
import { useUser } from "#web/session/session-store.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { CountedArea } from "#web/ui/forms/counted-area.tsx";
import { getFieldProps } from "#web/ui/forms/field.tsx";
import { FormError } from "#web/ui/forms/form-message.tsx";
import { RadioCards } from "#web/ui/forms/radio-cards.tsx";
import EyeOff from "virtual:icons/eye-off";
import { toContact, getReportFailure, ReportFields, type ReportFormState } from "./report-fields.ts";
import { CheckboxField } from "#web/ui/forms/checkbox-field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { Form } from "#web/ui/forms/form.tsx";

const noticePath = "/report-issue/intimate-image";

const choices = Reason.options.map((value) => ({
  value,
  label: reasons[value].label,
  help: reasons[value].help,
}));

interface ReportFormProps {
  target: { type: ReportableKind; id: string };
  onSent: (receipt: ReportReceipt) => void;
}

/** Report form, which works with and without an account. */
export function ReportForm({ target, onSent }: ReportFormProps) {
  const isVisitor = useUser() === null;
  const form = useSchemaForm(ReportFields, { details: "", name: "", email: "", goodFaith: false });
  const reason = useWatch({ control: form.control, name: "reason" });

  const { failure, submit } = useFormSubmit({
    form,
    failed: getReportFailure,
    send: async (fields) => {
      const { reason, details } = fields;
      const targetFields = { targetType: target.type, targetId: target.id };
      const contact = isVisitor ? toContact(fields) : {};
      const { data } = await api.call(fileReport, { body: { ...targetFields, reason, details, ...contact } });
      onSent(data);
    },
  });

  return (
    <Form onSubmit={submit} className="flex flex-col gap-6">
      <RadioCards
        {...form.register("reason")}
        legend="What’s wrong?"
        options={choices}
        columns={2}
        error={form.formState.errors.reason?.message}
      />
      {reason === "non_consensual_image" && <NoticeHint target={target} />}
      <CountedArea
        form={form}
        name="details"
        label="Details"
        optional
        help="Tell us what you saw, where and when. Please leave out passwords and other people’s private details."
        max={limits.report.details}
      />
      {isVisitor && <ContactFields form={form} target={target} />}
      <FormError>{failure}</FormError>
      <Button type="submit" size="large" className="sm:self-start" busy={form.formState.isSubmitting}>
        Send report
      </Button>
    </Form>
  );
}

/** Links to the picture notice form, which is faster: it hides the named pictures at once. */
function NoticeHint({ target: { type, id } }: { target: { type: ReportableKind; id: string } }) {
  return (
    <p className="flex items-start gap-3 rounded-card bg-accent-soft px-4 py-3 text-small">
      <EyeOff aria-hidden className="size-5 shrink-0 text-accent" />
      <span>
        Are you the person shown, or do you act for them?{" "}
        <AccentLink to={type === "profile" ? `${noticePath}?profile=${id}` : noticePath}>
          Use this form instead
        </AccentLink>
        , and we’ll hide the photo and every copy right away.
      </span>
    </p>
  );
}

/** Members are told the outcome in their account. The form keeps what was entered. */
function SignInHint({ target: { type, id } }: Pick<ReportFormProps, "target">) {
  const intent = { kind: "report", target: id, path: `/report/${type}/${id}` } as const;
  return (
    <p className="text-small text-muted">
      Have an account?{" "}
      <AccentLink to={toSignInPath(intent)} onClick={(event) => requestSignInOnClick(event, { intent })}>
        Sign in
      </AccentLink>{" "}
      instead, and we’ll tell you the outcome there.
    </p>
  );
}

/** Contact fields for visitors who want a receipt and the outcome. */
function ContactFields({ form, target }: { form: ReportFormState; target: ReportFormProps["target"] }) {
  const email = useWatch({ control: form.control, name: "email" });
  return (
    <fieldset className="flex flex-col gap-5">
      <legend className="mb-2 font-medium">Would you like a reply?</legend>
      <SignInHint target={target} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...getFieldProps(form, "name", "Your name")} optional autoComplete="name" />
        <TextField
          {...getFieldProps(form, "email", "Email")}
          optional
          type="email"
          inputMode="email"
          autoComplete="email"
          help="For a receipt and the outcome. We delete your details 90 days after the decision."
        />
      </div>
      {email !== "" && (
        <CheckboxField
          {...form.register("goodFaith")}
          label="I’m reporting this in good faith, and what I say is true to the best of my knowledge."
          error={form.formState.errors.goodFaith?.message}
        />
      )}
    </fieldset>
  );
}
