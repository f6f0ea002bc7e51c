import { useSchemaForm } from "#web/ui/forms/use-schema-form.ts";
import type { CaseAction, CaseDetail, DecisionDraft } from "@vesper/contract/moderation/moderation";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { showFieldErrors } from "#web/api/show-field-errors.ts";
import { useUser } from "#web/session/session-store.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { FormError } from "#web/ui/forms/form-message.tsx";
import { SectionCard } from "#web/ui/layout/card.tsx";
import { getAction, Decision, type DecisionFields } from "./decision.ts";
import { DecisionInputs } from "./decision-inputs.tsx";
import { StatementPreview } from "../../own/statement.tsx";
import { createStatementDraft } from "./statement-draft.ts";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { getConsequence, getVerb } from "./action-choices.ts";
import { kindLabels } from "../labels.ts";
import { findObstacle } from "../obstacle.ts";
import { Form } from "#web/ui/forms/form.tsx";

interface DecisionFormProps {
  item: CaseDetail;
  /** Sends the decision. The promise rejects with the server's error. */
  onDecide: (draft: DecisionDraft) => Promise<unknown>;
}

export function DecisionForm({ item, onDecide }: DecisionFormProps) {
  const user = useUser();
  const [asked, setAsked] = useState<DecisionDraft | null>(null);
  const form = useSchemaForm(Decision, { action: "none", reason: item.reason, note: "", days: "" });
  const fields = useWatch({ control: form.control });

  async function decide(draft: DecisionDraft) {
    try {
      await onDecide(draft);
    } catch (error) {
      showFieldErrors(form, error);
    } finally {
      setAsked(null);
    }
  }

  async function handleSubmit(draft: DecisionDraft) {
    if (draft.action === "none") await decide(draft);
    else setAsked(draft);
  }

  const obstacle = findObstacle(item, user?._id);
  return (
    <SectionCard
      title="Decision"
      text="Your decision is final and recorded in the audit log. If a colleague decides first, we’ll tell you."
    >
      <Form onSubmit={form.handleSubmit(handleSubmit)} className="flex flex-col gap-6">
        <FormError>{obstacle}</FormError>
        <DecisionInputs form={form} subject={item.subject} action={getAction(fields)} />
        <Preview item={item} fields={fields} />
        <SubmitButton busy={form.formState.isSubmitting} disabledReason={obstacle} />
      </Form>
      {asked && (
        <ConfirmDecision
          item={item}
          draft={asked}
          onCancel={() => setAsked(null)}
          onConfirm={() => decide(asked)}
        />
      )}
    </SectionCard>
  );
}

/** Preview of the statement of reasons; renders nothing if the decision imposes no restriction. */
function Preview({ item, fields }: { item: CaseDetail; fields: Partial<DecisionFields> }) {
  const statement = createStatementDraft(item, fields);
  if (!statement) return null;
  return (
    <section aria-label="What the member will see" className="rounded-inner bg-raised p-4">
      <p className="mb-3 text-caption font-medium text-muted">What the member will see</p>
      <StatementPreview statement={statement} />
    </section>
  );
}

function SubmitButton(props: { busy: boolean; disabledReason: string | undefined }) {
  return (
    <Button type="submit" size="large" className="sm:self-start" {...props}>
      Decide case
    </Button>
  );
}

interface ConfirmDecisionProps {
  item: CaseDetail;
  draft: DecisionDraft;
  onCancel: () => void;
  onConfirm: () => Promise<void>;
}

/** Asks for confirmation before a restriction, and names the member. */
function ConfirmDecision({ item, draft, onCancel, onConfirm }: ConfirmDecisionProps) {
  const [busy, setBusy] = useState(false);
  const { action, days } = draft;

  function handleConfirm() {
    setBusy(true);
    void onConfirm();
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => open || onCancel()}
      title={
        <>
          {getVerb(action)} <RestrictedParty item={item} action={action} />
          {action === "suspend" &&
            (days ? ` for ${days === 1 ? "1 day" : `${days} days`}` : " without an end date")}
          ?
        </>
      }
      text={`${getConsequence(action, item.subject)} The member is notified right away with your explanation and can appeal.`}
      confirmLabel={getVerb(action)}
      busy={busy}
      onConfirm={handleConfirm}
    />
  );
}

function RestrictedParty({ item, action }: { item: CaseDetail; action: CaseAction }) {
  const { type, label, owner } = item.subject;
  const name = <bdi>{owner?.name ?? label}</bdi>;
  if (type === "user") return action === "hide" ? <>everything {name} has published</> : name;
  if (action === "ban") return name;
  return (
    <>
      the {type === "media" ? "photo or video" : kindLabels[type].toLowerCase()} “<bdi>{label}</bdi>”
      {owner && <> by {name}</>}
    </>
  );
}
