import { type ComponentProps, type ReactNode, useId } from "react";
import { clsx } from "clsx/lite";

const paddings = { none: "", medium: "p-4 sm:p-6", large: "p-6 sm:p-8" } as const;

interface CardProps extends ComponentProps<"div"> {
  padding?: keyof typeof paddings;
}

export function Card({ padding = "medium", className, ...rest }: CardProps) {
  return (
    <div
      {...rest}
      className={clsx("rounded-card border border-line bg-surface", paddings[padding], className)}
    />
  );
}

interface SectionCardProps {
  title: ReactNode;
  text?: ReactNode;
  actions?: ReactNode;
  /** The actions are one short link, which stays beside the title on a phone. */
  hasShortAction?: boolean;
  id?: string;
  className?: string;
  children?: ReactNode;
}

/** Titled section of a page: a form section, a panel of figures, a group of settings. */
export function SectionCard(props: SectionCardProps) {
  const { title, text, actions, hasShortAction = false, id, className, children } = props;
  const titleId = useId();
  return (
    <section id={id} aria-labelledby={titleId} className={className}>
      <Card className="flex flex-col gap-4 sm:gap-6">
        <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <div className={clsx("max-w-prose min-w-0 flex-1", hasShortAction ? "basis-32" : "basis-64")}>
            <h2 id={titleId} className="font-serif text-lead font-semibold">
              {title}
            </h2>
            {text && <p className="mt-1 text-small text-muted">{text}</p>}
          </div>
          {actions && (
            <div className={clsx("flex flex-wrap gap-2", hasShortAction && "-my-1")}>{actions}</div>
          )}
        </header>
        {children}
      </Card>
    </section>
  );
}
