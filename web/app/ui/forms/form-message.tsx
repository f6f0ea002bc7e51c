import { clsx } from "clsx/lite";
import type { ReactNode } from "react";
import CircleAlert from "virtual:icons/circle-alert";
import CircleCheck from "virtual:icons/circle-check";

const styles = {
  alert: { Icon: CircleAlert, tone: "bg-danger-soft text-danger" },
  status: { Icon: CircleCheck, tone: "bg-jade-soft text-jade" },
} as const;

/** Message about the whole form. Stays mounted as a live region; takes no space while empty. */
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

export const FormError = (props: { children?: ReactNode }) => <FormMessage role="alert" {...props} />;

export const FormSuccess = (props: { children?: ReactNode }) => <FormMessage role="status" {...props} />;
