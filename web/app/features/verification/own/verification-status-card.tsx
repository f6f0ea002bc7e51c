import { verificationQuery } from "./queries.ts";
import {
  cancelVerification,
  type OwnRequest,
  type OwnVerification,
} from "@vesper/contract/moderation/verification";
import { refusals } from "@vesper/contract/moderation/verification-refusals";
import { Badge } from "#web/ui/data/badge.tsx";
import { SectionCard } from "#web/ui/layout/card.tsx";
import { RequestVerification } from "./request-verification.tsx";
import { PictureForm } from "./picture-form.tsx";
import { getVerificationStatus, getStatusText } from "./verification-status.ts";
import { Link } from "react-router";
import { Button } from "#web/ui/actions/button.tsx";
import { useState } from "react";
import { api } from "#web/session/api.ts";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { useChange } from "#web/shared/use-change.ts";

const changeLabels = { name: "Name", age: "Age", photo: "Primary photo" } as const;

export function VerificationStatusCard({ own }: { own: OwnVerification }) {
  const { badge, tone, title, text } = getStatusText(own);
  return (
    <SectionCard
      title={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {title}
          <Badge tone={tone} className="font-sans">
            {badge}
          </Badge>
        </span>
      }
      text={text}
    >
      <NextStep own={own} />
    </SectionCard>
  );
}

/** Available next step. */
function NextStep({ own }: { own: OwnVerification }) {
  const status = getVerificationStatus(own);
  const { request, recheck } = own;
  if (!own.hasProfile) return <NoProfile />;
  if (status === "asked" && request?.challenge) {
    return <PictureForm key={request.challenge.code} challenge={request.challenge} />;
  }
  if (status === "waiting") return <CancelRequest />;
  if (status === "recheck" && recheck) return <ChangesMade changes={recheck.changes} />;
  if (status === "approved" && own.month) return null;
  return (
    <>
      {status === "rejected" && request && <RefusalReason request={request} />}
      <RequestVerification
        label={status === "none" || status === "approved" ? "Get verified" : "Request again"}
      />
    </>
  );
}

function NoProfile() {
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="text-small text-muted">
        The badge belongs to your profile, so create your profile first.
      </p>
      <Button render={<Link to="/supplier/profile" />}>Create profile</Button>
    </div>
  );
}

/** Reason as the admin wrote it, with a link to the full statement of reasons. */
function RefusalReason({ request: { refusal, explanation } }: { request: OwnRequest }) {
  return (
    <blockquote className="max-w-prose rounded-inner bg-danger-soft px-4 py-3 text-small text-danger">
      {refusal && <span className="block font-medium">{refusals[refusal].label}</span>}
      <bdi className="wrap-anywhere whitespace-pre-line">{explanation}</bdi>
      <Link
        to="/dashboard?tab=notices"
        className="mt-1 flex min-h-11 items-center font-medium underline underline-offset-4"
      >
        Read the decision and how to appeal
      </Link>
    </blockquote>
  );
}

type Change = NonNullable<OwnVerification["recheck"]>["changes"][number];

function ChangesMade({ changes }: { changes: readonly Change[] }) {
  return (
    <ul className="flex flex-col gap-1 text-small">
      {changes.map(({ field, before, after }) => (
        <li key={field}>
          <span className="text-muted">{changeLabels[field]}: </span>
          {field === "photo" ? (
            "changed"
          ) : (
            <>
              <bdi>{before}</bdi> is now <bdi>{after}</bdi>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Withdraws the request; its pictures are deleted at once. */
function CancelRequest() {
  const [isOpen, setOpen] = useState(false);
  const cancel = useChange({
    refresh: verificationQuery.queryKey,
    change: () => api.call(cancelVerification),
    done: "Request withdrawn. Your document and selfie were deleted.",
    failed: "Failed to withdraw your request.",
  });
  return (
    <>
      <Button tone="outline" className="self-start" onClick={() => setOpen(true)}>
        Withdraw request
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Withdraw your request?"
        text="We’ll delete your document and selfie right away. You can request verification again at any time."
        confirmLabel="Withdraw request"
        busy={cancel.isPending}
        onConfirm={() => cancel.mutate(undefined, { onSettled: () => setOpen(false) })}
      />
    </>
  );
}
