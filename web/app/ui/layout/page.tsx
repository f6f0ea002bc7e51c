import type { ReactNode } from "react";
import { clsx } from "clsx/lite";

const widths = { content: "max-w-content", medium: "max-w-4xl", narrow: "max-w-lg" } as const;

interface PageProps {
  width?: keyof typeof widths;
  className?: string;
  children: ReactNode;
}

/** Layout of a page: centered, 1280 px at most. Use it inside `<main>`. */
export function Page({ width = "content", className, children }: PageProps) {
  return (
    <div className={clsx("mx-auto w-full px-4 py-8 sm:px-6 sm:py-12 lg:px-8", widths[width], className)}>
      {children}
    </div>
  );
}

interface PageHeaderProps {
  title: ReactNode;
  text?: ReactNode;
  /** Line above the title: a back link, a date, a group. */
  eyebrow?: ReactNode;
  actions?: ReactNode;
  /** Pages to work on have a `title`, pages to read have a `display`. */
  size?: "title" | "display";
  className?: string;
}

export function PageHeader({ title, text, eyebrow, actions, size = "title", className }: PageHeaderProps) {
  return (
    <header
      className={clsx("mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4 sm:mb-8", className)}
    >
      <div className="max-w-prose min-w-0">
        {eyebrow && <div className="mb-1 text-small text-muted">{eyebrow}</div>}
        <h1
          className={clsx(
            "font-serif font-medium tracking-tight",
            size === "display" ? "text-display" : "text-heading",
          )}
        >
          {title}
        </h1>
        {text && <p className="mt-2 text-muted">{text}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </header>
  );
}
