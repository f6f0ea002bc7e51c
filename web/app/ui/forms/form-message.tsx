import { clsx } from "clsx/lite";
import type { ReactNode } from "react";
import { CircleAlert, CircleCheck } from "lucide-react";

const styles = {
  alert: { Icon: CircleAlert, tone: "bg-danger-soft text-danger" },
  status: { Icon: CircleCheck, tone: "bg-jade-soft text-jade" },
} as const;

/** About the form as a whole. Stays mounted, so that a new message is announced; empty, it takes no room. */
function FormMessage({ role, children }: { role: keyof typeof styles; children?: ReactNode }) {
  const { Icon, tone } = styles[role];
  return (
    <div role={role} className="empty:absolute">
      {children && (
        <p className={clsx("flex items-start gap-2 rounded-inner px-4 py-3 text-small font-medium", tone)}>
          <Icon aria-hidden className="size-5 shrink-0" />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}

/** What went wrong. */
export const FormError = (props: { children?: ReactNode }) => <FormMessage role="alert" {...props} />;

/** What went well. */
export const FormSuccess = (props: { children?: ReactNode }) => <FormMessage role="status" {...props} />;
