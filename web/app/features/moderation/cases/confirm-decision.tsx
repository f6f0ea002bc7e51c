import type { CaseAction, CaseDetail, DecisionDraft } from "@vesper/contract/moderation";
import { useState } from "react";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { consequenceOf, verbOf } from "./action-choices.ts";
import { kindWords } from "./labels.ts";

interface ConfirmDecisionProps {
  item: CaseDetail;
  draft: DecisionDraft;
  onCancel: () => void;
  onConfirm: () => Promise<void>;
}

/** Asks once before something is taken from somebody, and names them. */
export function ConfirmDecision({ item, draft, onCancel, onConfirm }: ConfirmDecisionProps) {
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
          {verbOf(action)} <Whom item={item} action={action} />
          {action === "suspend" &&
            (days ? ` for ${days === 1 ? "1 day" : `${days} days`}` : " until it is lifted")}
          ?
        </>
      }
      text={`${consequenceOf(action, item.subject)} They are told at once, in the words you have written, and can appeal.`}
      confirmLabel={verbOf(action)}
      busy={busy}
      onConfirm={handleConfirm}
    />
  );
}

function Whom({ item, action }: { item: CaseDetail; action: CaseAction }) {
  const { type, label, owner } = item.subject;
  const name = <bdi>{owner?.name ?? label}</bdi>;
  if (type === "user") return action === "hide" ? <>everything of {name}</> : name;
  if (action === "ban") return name;
  return (
    <>
      the {kindWords[type].toLowerCase()} “<bdi>{label}</bdi>”{owner && <> of {name}</>}
    </>
  );
}
