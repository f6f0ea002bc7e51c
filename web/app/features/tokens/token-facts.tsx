import type { PersonalToken, TokenState } from "@vesper/contract/accounts/personal-tokens";
import { Badge } from "#web/ui/data/badge.tsx";
import { DateTime } from "#web/ui/data/date-time.tsx";
import { formatDate, formatTimeSince } from "#web/ui/data/dates.ts";

const states: Record<TokenState, { label: string; tone: "jade" | "neutral" }> = {
  active: { label: "Active", tone: "jade" },
  expired: { label: "Expired", tone: "neutral" },
  revoked: { label: "Revoked", tone: "neutral" },
};

export const TokenBadge = ({ state }: { state: TokenState }) => (
  <Badge tone={states[state].tone}>{states[state].label}</Badge>
);

/** Scopes, expiry and last use of a token, below its name. */
export function TokenFacts({ token, now }: { token: PersonalToken; now: Date }) {
  const { scopes, hint, createdAt, expiresAt, lastUsedAt, state } = token;
  return (
    <>
      <p className="font-mono text-caption wrap-anywhere text-muted">{scopes.join(", ")}</p>
      <p className="flex flex-wrap gap-x-3 text-small text-muted">
        <span className="font-mono">vsp_…{hint}</span>
        <span>
          Created <DateTime at={createdAt} format={formatDate} />
        </span>
        <span>
          {state === "expired" ? "Expired" : "Expires"} <DateTime at={expiresAt} format={formatDate} />
        </span>
        <span>
          {lastUsedAt ? (
            <>
              Last used <DateTime at={lastUsedAt} format={(iso) => formatTimeSince(new Date(iso), now)} />
            </>
          ) : (
            "Never used"
          )}
        </span>
      </p>
    </>
  );
}
