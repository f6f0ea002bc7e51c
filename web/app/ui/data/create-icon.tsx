import { clsx } from "clsx/lite";
import { type ComponentProps, createElement } from "react";

interface IconData {
  /** Elements inside the icon: tag and attributes of each. */
  node: readonly (readonly [tag: string, attributes: Record<string, string>])[];
}

/**
 * Takes the place of lucide's own factory in the build. Icons are on every page by the dozen: these have one class
 * instead of ten attributes, and their shapes are elements that are created once.
 */
export default function createIcon({ node }: IconData) {
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes));
  return function Icon({ className, ...props }: ComponentProps<"svg">) {
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
