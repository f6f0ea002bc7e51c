import type { ReactNode } from "react";
import CircleAlert from "virtual:icons/circle-alert";
import CircleCheck from "virtual:icons/circle-check";
import { Card } from "#web/ui/layout/card.tsx";
import { Page } from "#web/ui/layout/page.tsx";
import { clsx } from "clsx/lite";

interface AccountPageProps {
  title: string;
  text?: ReactNode;
  /** Links below the card. */
  after?: ReactNode;
  children: ReactNode;
}

/** Layout of small account pages: one card, one task. */
export function AccountPage({ title, text, after, children }: AccountPageProps) {
  return (
    <Page width="narrow">
      <header className="mb-6 text-center">
        <h1 className="font-serif text-heading font-semibold tracking-tight">{title}</h1>
        {text && <p className="mt-2 text-balance text-muted">{text}</p>}
      </header>
      <Card padding="large">{children}</Card>
      {after && <div className="mt-6 text-center text-small text-muted">{after}</div>}
    </Page>
  );
}

interface OutcomeProps {
  tone: "good" | "bad";
  text: ReactNode;
  /** Next steps. */
  children?: ReactNode;
}

/** Outcome of an action, announced when it appears. */
export function Outcome({ tone, text, children }: OutcomeProps) {
  const Icon = tone === "good" ? CircleCheck : CircleAlert;
  return (
    <div role={tone === "good" ? "status" : "alert"} className="flex flex-col items-center gap-4 text-center">
      <span
        aria-hidden
        className={clsx(
          "flex size-14 items-center justify-center rounded-control",
          tone === "good" ? "bg-jade-soft text-jade" : "bg-danger-soft text-danger",
        )}
      >
        <Icon className="size-7" />
      </span>
      <p className="text-balance">{text}</p>
      {children && <div className="mt-2 flex flex-col items-center gap-3">{children}</div>}
    </div>
  );
}
