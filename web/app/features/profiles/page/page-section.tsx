import { type ReactNode, useId } from "react";

/** A titled part of the page. */
export function PageSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="mb-3 font-serif text-lead font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}
