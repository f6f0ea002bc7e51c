import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { PremiumForm } from "./premium-form.tsx";
import { Capable } from "#web/shared/capable.tsx";
import { LoadFailure } from "#web/ui/feedback/load-failure.tsx";
import { profileByEmailQuery } from "./queries.ts";
import { VerificationBadge } from "./badges.tsx";
import { VerificationButtons } from "./verification-buttons.tsx";

/** The profile's badges, shown on the page where the account is edited. */
export function EscortSection({ email }: { email: string }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="mt-6 flex flex-col gap-3 border-t border-line pt-5">
      <h3 id={titleId} className="font-serif text-lead font-semibold">
        Escort profile
      </h3>
      <EscortProfile email={email} />
    </section>
  );
}

function EscortProfile({ email }: { email: string }) {
  const query = useQuery(profileByEmailQuery(email));
  const { data: profile, error } = query;

  if (error && profile === undefined) {
    const cause = error.message || "the server didn’t respond";
    return (
      <LoadFailure message={`Error loading escort profiles: ${cause}`} retryLabel="Retry" query={query} />
    );
  }
  if (profile === undefined) return <Skeleton className="h-24 w-full" />;
  if (profile === null) {
    return (
      <p className="rounded-card bg-gold-soft p-4 text-small text-gold">
        No escort profile found for this user. The escort profile must be created first before managing
        verification and premium status.
      </p>
    );
  }
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <VerificationBadge profile={profile} />
        <Capable of="verify">
          <VerificationButtons profile={profile} />
        </Capable>
      </div>
      <PremiumForm listed={profile} />
    </>
  );
}
