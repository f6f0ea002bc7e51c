import { useQuery } from "@tanstack/react-query";
import {
  type NewPersonalToken,
  type PersonalToken,
  revokeOwnToken,
} from "@vesper/contract/accounts/personal-tokens";
import { useState } from "react";
import { api } from "#web/session/api.ts";
import { SecretOnce } from "#web/shared/secret-once.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { CardList } from "#web/ui/data/card-list.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { LoadError } from "#web/ui/feedback/query-failure.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import KeyRound from "virtual:icons/key-round";
import Plus from "virtual:icons/plus";
import { Card } from "#web/ui/layout/card.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { ownTokensQuery } from "./queries.ts";
import { RevokeButton } from "./revoke-button.tsx";
import { TokenBadge, TokenFacts } from "./token-facts.tsx";
import { TokenForm } from "./token-form.tsx";

/** The viewer's own tokens, and the way to create one. */
export function OwnTokens() {
  const [step, setStep] = useState<"form" | NewPersonalToken | null>(null);
  const close = () => setStep(null);

  return (
    <section className="flex flex-col gap-5">
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-64">
          <h2 className="font-serif text-title font-semibold">Access Tokens</h2>
          <p className="mt-1 max-w-prose text-small text-muted">
            A token lets a program call the API in your name, limited to the scopes you choose and never more
            than your own role allows. Examples are in the{" "}
            <a href="/api/docs#tokens" className="underline underline-offset-4">
              API reference
            </a>
            .
          </p>
        </div>
        <Button icon={<Plus aria-hidden className="size-5" />} onClick={() => setStep("form")}>
          Create token
        </Button>
      </header>
      <TokenCards onCreate={() => setStep("form")} />
      {step === "form" && (
        <Dialog title="Create token" size="large" open onOpenChange={(open) => open || close()}>
          <TokenForm onDone={setStep} onCancel={close} />
        </Dialog>
      )}
      {step && step !== "form" && (
        <SecretOnce
          title="Save your token"
          description="Anyone who has it can act in your name within its scopes. We won’t show it again."
          secret={step.token}
          what="the token"
          onDone={close}
        />
      )}
    </section>
  );
}

function TokenCards({ onCreate }: { onCreate: () => void }) {
  const query = useQuery(ownTokensQuery);
  const [now] = useState(() => new Date());
  if (query.isLoadingError) return <LoadError query={query} what="tokens" />;
  if (query.data?.length === 0) {
    return (
      <EmptyState
        level={3}
        icon={<KeyRound />}
        title="No tokens yet"
        text="Create one for a script or a dashboard that reads this site’s data."
        action={{ label: "Create token", onAction: onCreate }}
      />
    );
  }
  return (
    <CardList
      items={query.data}
      className="flex flex-col gap-3"
      skeleton={<Skeleton className="h-28 w-full rounded-card" />}
    >
      {(token) => <TokenCard token={token} now={now} />}
    </CardList>
  );
}

function TokenCard({ token, now }: { token: PersonalToken; now: Date }) {
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="flex min-w-0 flex-1 basis-64 flex-col gap-1">
        <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold wrap-anywhere">
          <bdi>{token.name}</bdi>
          <TokenBadge state={token.state} />
        </h3>
        <TokenFacts token={token} now={now} />
      </div>
      {token.state === "active" && (
        <RevokeButton
          name={token.name}
          revoke={() => api.call(revokeOwnToken, { params: { id: token._id } })}
        />
      )}
    </Card>
  );
}
