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

interface AreaHeaderProps {
  /** Name of the area, as a small line above the section. */
  area?: string;
  title: ReactNode;
  /** For a section that shows its own title: the heading is for screen readers only. */
  titleHidden?: boolean;
  actions?: ReactNode;
}

/** Header of a section in a signed-in area: the section is the title, the area a line above it. */
export function AreaHeader({ area, title, titleHidden = false, actions }: AreaHeaderProps) {
  return (
    <header
      className={clsx(
        "flex flex-wrap items-end justify-between gap-x-8",
        titleHidden ? "lg:mb-2" : "mb-4 sm:mb-5",
      )}
    >
      <h1
        className={clsx("min-w-0 font-serif text-title font-medium tracking-tight", titleHidden && "sr-only")}
      >
        {area && (
          <span className="block font-sans text-caption font-medium tracking-normal text-muted">{area} </span>
        )}
        {title}
      </h1>
      {actions && <div className="ml-auto flex flex-wrap gap-2">{actions}</div>}
    </header>
  );
}
