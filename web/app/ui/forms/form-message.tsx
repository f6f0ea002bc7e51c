import type { ReactNode } from "react";
import { CircleAlert, CircleCheck } from "lucide-react";

/** What went wrong with the form as a whole. Stays mounted, so that a new message is announced; empty, it takes no room. */
export function FormError({ children }: { children?: ReactNode }) {
  return (
    <div role="alert" className="empty:absolute">
      {children && (
        <p className="flex items-start gap-2 rounded-inner bg-danger-soft px-4 py-3 text-small font-medium text-danger">
          <CircleAlert aria-hidden className="size-5 shrink-0" />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}

/** What went well. Stays mounted, so that a new message is announced; empty, it takes no room. */
export function FormSuccess({ children }: { children?: ReactNode }) {
  return (
    <div role="status" className="empty:absolute">
      {children && (
        <p className="flex items-start gap-2 rounded-inner bg-jade-soft px-4 py-3 text-small font-medium text-jade">
          <CircleCheck aria-hidden className="size-5 shrink-0" />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}
