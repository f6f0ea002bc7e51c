import type { ReactNode } from "react";
import { Card } from "#web/ui/layout/card.tsx";
import { Page } from "#web/ui/layout/page.tsx";

interface AccountPageProps {
  title: string;
  text?: ReactNode;
  /** Ways on, under the card. */
  after?: ReactNode;
  children: ReactNode;
}

/** The frame of the small pages around an account: one card, one thing to do. */
export function AccountPage({ title, text, after, children }: AccountPageProps) {
  return (
    <Page width="narrow">
      <header className="mb-6 text-center">
        <h1 className="font-serif text-title font-semibold tracking-tight">{title}</h1>
        {text && <p className="mt-2 text-muted">{text}</p>}
      </header>
      <Card padding="large">{children}</Card>
      {after && <div className="mt-6 text-center text-small text-muted">{after}</div>}
    </Page>
  );
}
