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
          <ul className="check-list">
            {labels.map((label) => (
              <li key={label}>
                <Check aria-hidden />
                {label}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
