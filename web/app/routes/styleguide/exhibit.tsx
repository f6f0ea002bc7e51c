import type { ReactNode } from "react";

interface ExhibitProps {
  title: string;
  children: ReactNode;
}

export function Exhibit({ title, children }: ExhibitProps) {
  return (
    <section className="flex flex-col gap-6">
      <h2 className="border-b border-line pb-2 font-serif text-title font-medium">{title}</h2>
      {children}
    </section>
  );
}

export function Row({ title, children }: ExhibitProps) {
  return (
    <div className="flex flex-col gap-2">
      <h3 className="text-caption font-medium text-muted">{title}</h3>
      <div className="flex flex-wrap items-center gap-3">{children}</div>
    </div>
  );
}
