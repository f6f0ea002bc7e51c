import Check from "virtual:icons/check";
import { getGoodToKnow } from "./good-to-know-facts.ts";
import type { PageProfile } from "./profile-facts.ts";

/** Who is welcome, and how the place can be reached and entered. */
export function GoodToKnow({ profile }: { profile: PageProfile }) {
  return (
    <div className="grid gap-x-12 gap-y-6 sm:grid-cols-2">
      {getGoodToKnow(profile).map(({ title, labels }) => (
        <div key={title}>
          <h3 className="mb-2 text-small text-muted">{title}</h3>
          <ul className="flex flex-col gap-1.5">
            {labels.map((label) => (
              <li key={label} className="flex items-start gap-2.5">
                <Check aria-hidden className="mt-1 size-4 shrink-0 text-jade" />
                {label}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
