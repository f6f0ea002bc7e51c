import { useSchemaForm } from "#web/ui/forms/use-schema-form.ts";
import { useMutation } from "@tanstack/react-query";
import type { StatementOfReasons } from "@vesper/contract/moderation/moderation";
import { useEffect, useState } from "react";
import { getErrorMessage } from "#web/api/error-message.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { DateTime } from "#web/ui/data/date-time.tsx";
import { formatLongDate } from "#web/ui/data/dates.ts";
import { Badge } from "#web/ui/data/badge.tsx";
import { submitAppeal } from "@vesper/contract/moderation/appeals";
import { limits } from "@vesper/contract/core/limits";
import { CountedArea } from "#web/ui/forms/counted-area.tsx";
import { FormError } from "#web/ui/forms/form-message.tsx";
import { Form } from "#web/ui/forms/form.tsx";
import Scale from "virtual:icons/scale";

const outcomes = {
  reversed: { tone: "jade", text: "Your appeal was upheld: we reversed the decision" },
  upheld: { tone: undefined, text: "Your appeal was denied: the decision stands" },
} as const;

interface AppealProps {
  statement: StatementOfReasons;
  now: Date;
  /** Sends the appeal, either as a signed-in user or with the token from a mailed link. */
  send: (text: string) => Promise<StatementOfReasons>;
  onSent: (statement: StatementOfReasons) => void;
}

/** Appeal form, or the appeal and its outcome once it has been sent. */
export function Appeal({ statement, now, send, onSent }: AppealProps) {
  const [isOpen, setIsOpen] = useState(false);
  const sending = useMutation({ mutationFn: send, onSuccess: onSent });
  if (statement.appeal) return <AppealAnswer appeal={statement.appeal} />;
  if (statement.action === "hold" || statement.liftedAt) return null;
  if (new Date(statement.appealUntil) <= now) {
    return (
      <p className="text-small text-muted">
        The deadline to appeal was {formatLongDate(statement.appealUntil)}.
      </p>
    );
  }
  return (
    <div className="flex flex-col gap-4 rounded-inner bg-raised p-4">
      <div className="flex flex-col gap-3 sm:flex-row sm:items-center sm:justify-between">
        <p className="min-w-0 text-small">
          <strong className="font-semibold">Disagree?</strong> You can appeal this decision once, until{" "}
          <DateTime at={statement.appealUntil} format={formatLongDate} />. A different team member will review
          your appeal.
        </p>
        {!isOpen && (
          <Button tone="outline" className="shrink-0" onClick={() => setIsOpen(true)}>
            <Scale aria-hidden className="size-4" /> Appeal this decision
          </Button>
        )}
      </div>
      {isOpen && (
        <AppealForm
          busy={sending.isPending}
          failure={sending.error ? getErrorMessage(sending.error, "Failed to send your appeal.") : undefined}
          onSubmit={(text) => sending.mutate(text)}
          onCancel={() => setIsOpen(false)}
        />
      )}
    </div>
  );
}

function AppealAnswer({ appeal }: { appeal: NonNullable<StatementOfReasons["appeal"]> }) {
  const outcome = appeal.outcome && outcomes[appeal.outcome];
  return (
    <div className="flex flex-col gap-3 rounded-inner bg-raised p-4 text-small">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {outcome ? (
          <Badge {...(outcome.tone && { tone: outcome.tone })}>{outcome.text}</Badge>
        ) : (
          <Badge tone="gold">A different team member will review your appeal</Badge>
        )}
        <span className="text-muted">
          Sent on <DateTime at={appeal.createdAt} format={formatLongDate} />
        </span>
      </p>
      <blockquote className="border-l-2 border-line pl-4 wrap-break-word whitespace-pre-line">
        <bdi>{appeal.text}</bdi>
      </blockquote>
      {appeal.note && (
        <p className="wrap-break-word whitespace-pre-line">
          <span className="block font-medium text-muted">Our response</span>
          <bdi>{appeal.note}</bdi>
        </p>
      )}
    </div>
  );
}

interface AppealFormProps {
  busy: boolean;
  failure: string | undefined;
  onSubmit: (text: string) => void;
  onCancel: () => void;
}

function AppealForm({ busy, failure, onSubmit, onCancel }: AppealFormProps) {
  const form = useSchemaForm(submitAppeal.body, { text: "" });
  const { setFocus } = form;
  useEffect(() => setFocus("text"), [setFocus]);

  return (
    <Form onSubmit={form.handleSubmit((fields) => onSubmit(fields.text))} className="flex flex-col gap-3">
      <FormError>{failure}</FormError>
      <CountedArea
        form={form}
        name="text"
        label="Why do you disagree?"
        rows={5}
        help="Only our team reads this. You can appeal once."
        max={limits.moderation.note}
      />
      <div className="flex flex-wrap gap-2 sm:justify-end">
        <Button tone="quiet" disabled={busy} onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" busy={busy}>
          Send appeal
        </Button>
      </div>
    </Form>
  );
}
