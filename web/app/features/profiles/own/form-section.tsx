import { type ReactNode, useId } from "react";
import { Card } from "#web/ui/layout/card.tsx";

interface FormSectionProps {
  id: string;
  title: string;
  text?: ReactNode;
  children: ReactNode;
}

/** A part of the form that one can jump to; the jump ends on its heading. */
export function FormSection({ id, title, text, children }: FormSectionProps) {
  const titleId = useId();
  return (
    <section id={id} aria-labelledby={titleId} className="scroll-mt-24">
      <Card className="flex flex-col gap-5">
        <header>
          <h3 id={titleId} tabIndex={-1} className="font-serif text-lead font-semibold outline-none">
            {title}
          </h3>
          {text && <p className="mt-1 max-w-prose text-small text-muted">{text}</p>}
        </header>
        {children}
      </Card>
    </section>
  );
}
