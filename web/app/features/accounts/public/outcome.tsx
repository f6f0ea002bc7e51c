import { CircleAlert, CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import { classes } from "#web/ui/actions/classes.ts";

interface OutcomeProps {
  tone: "good" | "bad";
  text: ReactNode;
  /** What to do next. */
  children?: ReactNode;
}

/** How something ended, announced when it appears. */
export function Outcome({ tone, text, children }: OutcomeProps) {
  const Icon = tone === "good" ? CircleCheck : CircleAlert;
  return (
    <div role={tone === "good" ? "status" : "alert"} className="flex flex-col items-center gap-4 text-center">
      <span
        aria-hidden
        className={classes(
          "flex size-14 items-center justify-center rounded-control",
          tone === "good" ? "bg-jade-soft text-jade" : "bg-danger-soft text-danger",
        )}
      >
        <Icon className="size-7" />
      </span>
      <p>{text}</p>
      {children && <div className="mt-2 flex flex-col items-center gap-3">{children}</div>}
    </div>
  );
}
