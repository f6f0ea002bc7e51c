import { useQuery } from "@tanstack/react-query";
import { createWebhook, type NewWebhook, type Webhook } from "@vesper/contract/webhooks/webhooks";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { api } from "#web/session/api.ts";
import { SecretOnce } from "#web/shared/secret-once.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { CardList } from "#web/ui/data/card-list.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { LoadError } from "#web/ui/feedback/query-failure.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import Plus from "virtual:icons/plus";
import WebhookIcon from "virtual:icons/webhook";
import { Card } from "#web/ui/layout/card.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { webhooksQuery } from "./queries.ts";
import { WebhookBadge } from "./webhook-badge.tsx";
import { WebhookForm } from "./webhook-form.tsx";

/** All webhooks of the site, and the way to add one. */
export function WebhookList() {
  const [step, setStep] = useState<"form" | NewWebhook | null>(null);
  const navigate = useNavigate();
  const add = () => setStep("form");

  return (
    <section className="flex flex-col gap-5">
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-64">
          <h2 className="font-serif text-title font-semibold">Webhooks</h2>
          <p className="mt-1 max-w-prose text-small text-muted">
            Your own tools hear what happens on the site: signed events that carry IDs and nothing else.
          </p>
        </div>
        <Button icon={<Plus aria-hidden className="size-5" />} onClick={add}>
          Add webhook
        </Button>
      </header>
      <WebhookCards onAdd={add} />
      {step === "form" && <AddWebhook onDone={setStep} onCancel={() => setStep(null)} />}
      {step && step !== "form" && (
        <SecretOnce
          title="Save the signing secret"
          description="Your receiver needs it to check that an event comes from this site. We won’t show it again."
          secret={step.secret}
          what="the secret"
          onDone={() => void navigate(`/admin/webhooks/${step._id}`)}
        />
      )}
    </section>
  );
}

function WebhookCards({ onAdd }: { onAdd: () => void }) {
  const query = useQuery(webhooksQuery);
  if (query.isLoadingError) return <LoadError query={query} what="webhooks" />;
  if (query.data?.length === 0) {
    return (
      <EmptyState
        level={3}
        icon={<WebhookIcon />}
        title="No webhooks yet"
        text="Add the address of a tool that should hear about new profiles, reports or messages."
        action={{ label: "Add webhook", onAction: onAdd }}
      />
    );
  }
  return (
    <CardList
      items={query.data}
      className="grid gap-4 xl:grid-cols-2"
      skeleton={<Skeleton className="h-36 w-full rounded-card" />}
    >
      {(webhook) => <WebhookCard webhook={webhook} />}
    </CardList>
  );
}

function AddWebhook({ onDone, onCancel }: { onDone: (made: NewWebhook) => void; onCancel: () => void }) {
  return (
    <Dialog
      title="Add webhook"
      description="We send each event you choose to this address, and try again if it doesn’t answer."
      size="large"
      open
      onOpenChange={(open) => open || onCancel()}
    >
      <WebhookForm
        save={async (body) => (await api.call(createWebhook, { body })).data}
        onDone={onDone}
        onCancel={onCancel}
      />
    </Dialog>
  );
}

function WebhookCard({ webhook }: { webhook: Webhook }) {
  const { _id, url, description, events, deliveries } = webhook;
  const count = events.length === 1 ? "1 event" : `${events.length} events`;
  return (
    <Card className="relative flex h-full flex-col gap-2 hover:border-line-strong">
      <div className="flex items-start justify-between gap-4">
        <h3 className="min-w-0 font-semibold wrap-anywhere">
          <Link to={`/admin/webhooks/${_id}`} className="after:absolute after:inset-0 after:rounded-card">
            {description || new URL(url).host}
          </Link>
        </h3>
        <WebhookBadge webhook={webhook} />
      </div>
      <p className="line-clamp-2 font-mono text-small break-all text-muted">{url}</p>
      <p className="mt-auto flex flex-wrap gap-x-4 text-small text-muted">
        <span>{count}</span>
        <span>{deliveries.pending.toLocaleString("en")} waiting</span>
        <span className={deliveries.failed > 0 ? "text-danger" : undefined}>
          {deliveries.failed.toLocaleString("en")} failed
        </span>
      </p>
    </Card>
  );
}
