import type { ReactNode } from "react";

interface ColumnsProps {
  /** Next steps or contacts. */
  beside: ReactNode;
  children: ReactNode;
}

/** Main content with an aside: next to it on a wide screen, below it on a phone. */
export function Columns({ beside, children }: ColumnsProps) {
  return (
    <div className="justify-between gap-12 lg:flex">
      <div className="max-w-3xl min-w-0 flex-1">{children}</div>
      <div className="mt-12 flex flex-col gap-6 lg:sticky lg:top-24 lg:mt-0 lg:w-88 lg:shrink-0 lg:self-start">
        {beside}
      </div>
    </div>
  );
}
