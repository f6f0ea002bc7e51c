import type { CheckResult } from "@vesper/contract/operations/status";
import { Card, SectionCard } from "#web/ui/layout/card.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { StateIcon } from "./state-icon.tsx";

export const isProblem = ({ state }: CheckResult) => state === "broken" || state === "attention";

/** Problems found, each with its remedy. */
export function Problems({ checks }: { checks: readonly CheckResult[] }) {
  return (
    <section aria-label="Problems">
      <ul className="flex flex-col gap-3">
        {checks.map((check) => (
          <li key={check.name}>
            <Card padding="none" className="flex gap-3 p-4 sm:p-5">
              <StateIcon state={check.state} className="mt-0.5 size-5" />
              <div className="flex max-w-prose min-w-0 flex-1 flex-col gap-1.5">
                <h3 className="font-medium">{check.title}</h3>
                <p className="wrap-anywhere">{check.problem}</p>
                <p className="text-small wrap-anywhere text-muted">{check.found}</p>
                <p className="mt-1 rounded-inner bg-raised px-3 py-2 text-small wrap-anywhere">
                  <span className="font-medium">What to do: </span>
                  {check.remedy}
                </p>
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}

const skeletonRows = Array.from({ length: 12 }, (_, row) => row);

/** Checks without a problem, as quiet rows. */
export function QuietChecks({ checks }: { checks?: readonly CheckResult[] }) {
  return (
    <SectionCard title="Checks" text={checks ? describeChecks(checks) : "Every part of the installation."}>
      <ul aria-busy={!checks} className="divide-y divide-line">
        {checks
          ? checks.map((check) => <QuietRow key={check.name} check={check} />)
          : skeletonRows.map((row) => (
              <li key={row} className="flex min-h-11 items-center gap-3">
                <Skeleton className="size-4.5 rounded-control" />
                <Skeleton className="h-4 w-24" />
                <Skeleton className="ml-auto h-4 w-1/2" />
              </li>
            ))}
      </ul>
    </SectionCard>
  );
}

function describeChecks(checks: readonly CheckResult[]): string {
  const unchecked = checks.filter(({ state }) => state === "unknown").length;
  return unchecked > 0
    ? `${unchecked} could not be checked, because of the problem above.`
    : "No problems found.";
}

function QuietRow({ check: { state, title, found, about } }: { check: CheckResult }) {
  return (
    <li className="grid grid-cols-[auto_1fr] items-baseline gap-x-3 gap-y-0.5 py-2.5 sm:grid-cols-[auto_10rem_1fr]">
      <span className="self-center">
        <StateIcon state={state} />
      </span>
      <span className="font-medium" title={about}>
        {title}
      </span>
      <span className="text-small wrap-anywhere text-muted max-sm:col-start-2">{found}</span>
    </li>
  );
}
