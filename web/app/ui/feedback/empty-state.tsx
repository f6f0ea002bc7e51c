import type { ReactNode } from "react";
import { Link } from "react-router";
import { Button } from "../actions/button.tsx";
import { clsx } from "clsx/lite";

interface EmptyStateProps {
  title: string;
  text?: ReactNode;
  icon?: ReactNode;
  /** Next step: a link or an action. */
  action?: { label: string; to: string } | { label: string; onAction: () => void };
  /** Heading level of the title. */
  level?: 1 | 2 | 3;
  className?: string;
}

/** Empty list: explains what that means and what to do next. */
export function EmptyState({ title, text, icon, action, level = 2, className }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div
      className={clsx("mx-auto flex max-w-md flex-col items-center gap-3 px-4 py-16 text-center", className)}
    >
      {icon && (
        <span
          aria-hidden
          className="mb-1 flex size-14 items-center justify-center rounded-control bg-raised text-muted [&>svg]:size-6"
        >
          {icon}
        </span>
      )}
      <Heading className="font-serif text-lead font-semibold">{title}</Heading>
      {text && <p className="text-muted">{text}</p>}
      {action && <EmptyAction action={action} />}
    </div>
  );
}

function EmptyAction({ action }: { action: NonNullable<EmptyStateProps["action"]> }) {
  const target = "to" in action ? { render: <Link to={action.to} /> } : { onClick: action.onAction };
  return (
    <Button tone="outline" className="mt-3" {...target}>
      {action.label}
    </Button>
  );
}
