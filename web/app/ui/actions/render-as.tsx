import { cloneElement, type ComponentProps, type ReactElement } from "react";
import { clsx } from "clsx/lite";

type ButtonElement = ComponentProps<"button">;

export interface RenderProps extends ButtonElement {
  /** Element that takes over styles and behavior, for example `<Link to="/" />`. */
  render?: ReactElement | undefined;
}

/** Renders a button, or another element in its place; props of that element take precedence. */
export function renderAs(render: ReactElement | undefined, props: ButtonElement): ReactElement {
  if (!render) return <button type="button" {...props} />;
  const own = render.props as ButtonElement;
  return cloneElement(render as ReactElement<ButtonElement>, {
    ...props,
    ...own,
    className: clsx(props.className, own.className),
  });
}
