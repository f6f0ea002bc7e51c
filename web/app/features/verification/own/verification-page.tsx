import { useQuery } from "@tanstack/react-query";
import { LoadFailure } from "#web/ui/feedback/load-failure.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { verificationQuery } from "./queries.ts";
import { VerificationStatusCard } from "./verification-status-card.tsx";
import { Link } from "react-router";
import { SectionCard } from "#web/ui/layout/card.tsx";

const steps = [
  "You get a new code and gesture, so no one can prepare the photos in advance.",
  "You take a photo of your ID document and a selfie with the code on paper.",
  "A member of our team compares them with your profile and decides.",
];

/** Verification status, the next step, and how the pictures are handled. */
export function VerificationPage() {
  const query = useQuery(verificationQuery);
  const { data, error } = query;
  if (error && !data) return <LoadFailure query={query} message="Failed to load your verification" />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      {data ? (
        <VerificationStatusCard own={data} />
      ) : (
        <div aria-busy="true">
          <span className="sr-only">Loading your verification</span>
          <Skeleton className="h-64 w-full rounded-card" />
        </div>
      )}
      <HowItWorks keptFor={data?.keptFor} />
    </div>
  );
}

/** Explanation shown before the person submits any picture. */
function HowItWorks({ keptFor = 14 }: { keptFor?: number }) {
  return (
    <SectionCard title="How it works">
      <ol className="flex list-decimal flex-col gap-2 pl-5 text-small">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="text-small text-muted">
        Both photos are encrypted. Only the team member who decides can open them. We delete them when we
        decide, after {keptFor} days at the latest. We keep only the fact that you’re over 18, the type of
        document, the month, and a keyed hash of the document number. The hash lets us recognize the document
        if it’s used for a second account. We don’t store your name, document number or date of birth.
      </p>
      <Link
        to="/verification"
        className="inline-flex min-h-11 items-center self-start text-small text-accent underline underline-offset-4"
      >
        What the badge means
      </Link>
    </SectionCard>
  );
}
