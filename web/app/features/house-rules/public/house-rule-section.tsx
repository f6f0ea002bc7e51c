import { useId } from "react";

/** A profile without house rules gets no section. */
export function HouseRuleSection({ rules }: { rules: readonly string[] }) {
  const id = useId();
  if (rules.length === 0) return null;
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="mb-3 font-serif text-lead font-semibold">
        House rules
      </h2>
      <ol className="flex max-w-prose list-decimal flex-col gap-1.5 pl-6 leading-relaxed marker:text-muted">
        {rules.map((rule) => (
          <li key={rule} className="pl-1 wrap-anywhere">
            <bdi>{rule}</bdi>
          </li>
        ))}
      </ol>
    </section>
  );
}
