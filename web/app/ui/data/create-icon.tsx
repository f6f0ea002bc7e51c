import { clsx } from "clsx/lite";
import { type ComponentProps, createElement, type JSX } from "react";

type Shape = readonly [tag: string, attributes: Record<string, string>];

export type IconComponent = (props: ComponentProps<"svg">) => JSX.Element;

/**
 * Icons are on every page by the dozen: they have one class instead of ten attributes, and their shapes are elements
 * that are created once.
 */
export function createIcon(...drawing: readonly Shape[]): IconComponent {
  const shapes = drawing.map(([tag, attributes], index) => createElement(tag, { ...attributes, key: index }));
  return function Icon({ className, ...props }) {
    // With a role, the icon has a name of its own.
    const isHidden = props.role === undefined;
    return (
      <svg
        viewBox="0 0 24 24"
        aria-hidden={isHidden || undefined}
        {...props}
        className={clsx("icon", className)}
      >
        {shapes}
      </svg>
    );
  };
}
