import type { Media } from "@vesper/contract/media/media";
import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useReviewLease } from "#web/queue/review-lease.ts";
import { type Rejection, sendOnCtrlEnter, useRejectionForm } from "#web/queue/rejection.ts";
import type { Queue } from "#web/queue/use-queue.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { FormError } from "#web/ui/forms/form-message.tsx";
import { areShortcutsEnabled } from "#web/session/shortcuts.ts";
import { isPlainKey } from "#web/ui/actions/is-shortcut.ts";
import { RejectFields } from "#web/queue/reject-fields.tsx";
import { Form } from "#web/ui/forms/form.tsx";

interface DecisionProps {
  queue: Queue<Media>;
  media: Media;
  onNext?: (() => void) | undefined;
  onDecided: () => void;
}

/** Approves at once, or rejects with a reason. The admin holds the review lease while this is open. */
export function Decision({ queue, media, onNext, onDecided }: DecisionProps) {
  const formId = useId();
  const area = useRef<HTMLDivElement>(null);
  const [isRejecting, setRejecting] = useState(false);
  const rejectButton = useRef<HTMLButtonElement>(null);
  const { refusal, decided } = useReviewLease("media", [media._id], true);

  function decide(act: () => void) {
    if (refusal) return;
    decided();
    act();
    onDecided();
  }
  const handleApprove = () => decide(() => queue.approveNow([media]));
  const handleRejected = (why: Rejection) => decide(() => queue.rejectNow([media], why));
  const handleReject = () => setRejecting(true);
  function handleCancel() {
    // At once, before the dialog notices that the focused field is gone and takes the focus itself.
    flushSync(() => setRejecting(false));
    rejectButton.current?.focus();
  }
  useDecisionKeys(area, { a: handleApprove, r: handleReject, n: onNext, u: queue.undo });

  return (
    <div ref={area} className="flex flex-col gap-4 border-t border-line pt-4">
      <FormError>{refusal}</FormError>
      {isRejecting && (
        <RejectionForm id={formId} mediaId={media._id} onReject={handleRejected} onCancel={handleCancel} />
      )}
      <div className="sticky -bottom-6 -mb-6 flex flex-wrap justify-end gap-2 bg-surface py-4 max-sm:*:flex-1">
        {onNext && <NextButton onClick={onNext} />}
        {isRejecting ? (
          <RejectionButtons formId={formId} refusal={refusal} onCancel={handleCancel} />
        ) : (
          <>
            <Button ref={rejectButton} tone="outline" disabledReason={refusal} onClick={handleReject}>
              Reject
            </Button>
            <Button disabledReason={refusal} onClick={handleApprove}>
              Approve
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

const NextButton = ({ onClick }: { onClick: () => void }) => (
  <Button tone="quiet" onClick={onClick} className="sm:mr-auto">
    Next
  </Button>
);

interface RejectionButtonsProps {
  formId: string;
  /** The reason this admin cannot decide. */
  refusal: string | undefined;
  onCancel: () => void;
}

const RejectionButtons = ({ formId, refusal, onCancel }: RejectionButtonsProps) => (
  <>
    <Button tone="outline" onClick={onCancel}>
      Cancel
    </Button>
    <Button type="submit" form={formId} tone="danger" disabledReason={refusal}>
      Reject
    </Button>
  </>
);

type Actions = Partial<Record<"a" | "r" | "n" | "u", (() => void) | undefined>>;

/** Keyboard shortcuts of a decision; active only while focus is inside its dialog. */
function useDecisionKeys(area: RefObject<HTMLElement | null>, actions: Actions) {
  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      const act = actions[event.key as keyof Actions];
      const isHere = area.current?.closest("[role=dialog]")?.contains(document.activeElement) ?? false;
      if (!act || !isHere || event.repeat || !areShortcutsEnabled() || !isPlainKey(event)) return;
      event.preventDefault();
      act();
    }
    window.addEventListener("keydown", handleKeyDown);
    return () => window.removeEventListener("keydown", handleKeyDown);
  });
}

interface RejectionFormProps {
  /** Form id, so that buttons outside the form can submit it. */
  id: string;
  mediaId: string;
  onReject: (rejection: Rejection) => void;
  onCancel: () => void;
}

/** Form for the rejection reason. It takes the focus, because the admin has just opened it. */
function RejectionForm({ id, mediaId, onReject, onCancel }: RejectionFormProps) {
  const form = useRejectionForm([mediaId]);
  const { setFocus } = form;
  useEffect(() => setFocus("reason"), [setFocus]);
  useEscape(onCancel);

  const submit = form.handleSubmit(onReject);
  return (
    <Form
      id={id}
      onSubmit={submit}
      onKeyDown={sendOnCtrlEnter(() => void submit())}
      // Keep a focused field from being hidden behind the buttons when it scrolls into view.
      className="grid gap-4 sm:grid-cols-2 [&_select]:scroll-mb-28 [&_textarea]:scroll-mb-28"
    >
      <RejectFields form={form} kind="media" reader="owner" label="Rejection reason" />
    </Form>
  );
}

/** Escape closes only the form. In the capture phase, so that the dialog around it does not close as well. */
function useEscape(onEscape: () => void) {
  const handleEscape = useEffectEvent(onEscape);
  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      if (event.key !== "Escape" || event.isComposing) return;
      event.stopPropagation();
      handleEscape();
    }
    window.addEventListener("keydown", handleKeyDown, { capture: true });
    return () => window.removeEventListener("keydown", handleKeyDown, { capture: true });
  }, []);
}
