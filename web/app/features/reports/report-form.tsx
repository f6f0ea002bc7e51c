import { zodResolver } from "@hookform/resolvers/zod";
import { limits } from "@vesper/contract/limits";
import type { ReportableKind } from "@vesper/contract/moderation";
import { Reason, reasons } from "@vesper/contract/reasons";
import { fileReport, type ReportReceipt } from "@vesper/contract/reports";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { showRefusal } from "#web/api/show-refusal.ts";
import { api } from "#web/session/api.ts";
import { useUser } from "#web/session/use-session.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { CharacterCount } from "#web/ui/forms/character-count.tsx";
import { fieldOf } from "#web/ui/forms/field-of.ts";
import { FormError } from "#web/ui/forms/form-error.tsx";
import { RadioCards } from "#web/ui/forms/radio-cards.tsx";
import { TextArea } from "#web/ui/forms/text-area.tsx";
import { ContactFields } from "./contact-fields.tsx";
import { NoticeHint } from "./notice-hint.tsx";
import { reportFailure } from "./report-failure.ts";
import { contactOf, ReportFields, type ReportInput } from "./report-fields.ts";

const choices = Reason.options.map((value) => ({
  value,
  label: reasons[value].label,
  help: reasons[value].help,
}));

interface ReportFormProps {
  target: { type: ReportableKind; id: string };
  onSent: (receipt: ReportReceipt) => void;
}

/** Works with and without an account. */
export function ReportForm({ target, onSent }: ReportFormProps) {
  const [failure, setFailure] = useState<string>();
  const isVisitor = useUser() === null;
  const form = useForm<ReportInput, unknown, ReportFields>({
    resolver: zodResolver(ReportFields),
    defaultValues: { details: "", name: "", email: "", goodFaith: false },
  });
  const [details = "", reason] = useWatch({ control: form.control, name: ["details", "reason"] });

  async function handleSubmit(fields: ReportFields) {
    setFailure(undefined);
    try {
      const { reason, details } = fields;
      const targetOf = { targetType: target.type, targetId: target.id };
      const contact = isVisitor ? contactOf(fields) : {};
      const { data } = await api.call(fileReport, { body: { ...targetOf, reason, details, ...contact } });
      onSent(data);
    } catch (error) {
      showRefusal(form, error);
      setFailure(reportFailure(error));
    }
  }

  return (
    <form
      noValidate
      onSubmit={(event) => void form.handleSubmit(handleSubmit)(event)}
      className="flex flex-col gap-6"
    >
      <RadioCards
        {...form.register("reason")}
        legend="What is wrong?"
        options={choices}
        columns={2}
        error={form.formState.errors.reason?.message}
      />
      {reason === "non_consensual_image" && <NoticeHint target={target} />}
      <TextArea
        {...fieldOf(form, "details", "Details")}
        optional
        help={
          <span className="flex justify-between gap-4">
            What you saw, where and when. Please leave out passwords and other people’s private details.
            <CharacterCount used={details.length} max={limits.report.details} />
          </span>
        }
      />
      {isVisitor && <ContactFields form={form} />}
      <FormError>{failure}</FormError>
      <Button type="submit" size="large" className="sm:self-start" busy={form.formState.isSubmitting}>
        Send report
      </Button>
    </form>
  );
}
