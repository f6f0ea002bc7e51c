import type { AdminProfile } from "@vesper/contract/admin-profiles";
import { factsOf } from "./facts.ts";

export function PendingFacts({ profile }: { profile: AdminProfile }) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 text-small sm:flex sm:flex-wrap sm:gap-x-10">
      {factsOf(profile).map(({ term, detail }, index) => (
        // Labels are the owner's own words and may come twice.
        <div key={`${index} ${term}`} className="min-w-0 wrap-anywhere">
          <dt className="text-muted">
            <bdi>{term}</bdi>
          </dt>
          <dd>
            <bdi>{detail}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
