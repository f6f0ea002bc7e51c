import type { ComponentProps } from "react";
import { classes } from "../actions/classes.ts";

const paddings = { none: "", medium: "p-4 sm:p-6", large: "p-6 sm:p-8" } as const;

interface CardProps extends ComponentProps<"div"> {
  padding?: keyof typeof paddings;
}

export function Card({ padding = "medium", className, ...rest }: CardProps) {
  return (
    <div
      {...rest}
      className={classes("rounded-card border border-line bg-surface", paddings[padding], className)}
    />
  );
}
