import type { ReactNode } from "react";
import { Card } from "#web/ui/layout/card.tsx";

/** Card with icon, heading and a sentence or two. */
export function IconCard({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <Card className="break-inside-avoid">
      <span
        aria-hidden
        className="flex size-11 items-center justify-center rounded-control bg-accent-soft text-accent print:hidden [&>svg]:size-5"
      >
        {icon}
      </span>
      <h2 className="mt-4 font-serif text-lead font-semibold">{title}</h2>
      <p className="mt-2 text-muted">{children}</p>
    </Card>
  );
}
