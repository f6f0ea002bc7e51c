import type { ReactNode } from "react";
import { classes } from "../actions/classes.ts";

const widths = { content: "max-w-content", medium: "max-w-4xl", narrow: "max-w-lg" } as const;

interface PageProps {
  width?: keyof typeof widths;
  className?: string;
  children: ReactNode;
}

/** The frame of a page: centred, 1280 px at most, with room to breathe. Put it inside `<main>`. */
export function Page({ width = "content", className, children }: PageProps) {
  return (
    <div className={classes("mx-auto w-full px-4 py-8 sm:px-6 sm:py-12 lg:px-8", widths[width], className)}>
      {children}
    </div>
  );
}
