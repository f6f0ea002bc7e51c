import { cloneElement, type ComponentProps, type ReactElement } from "react";
import { clsx } from "clsx/lite";

type ButtonElement = ComponentProps<"button">;

export interface RenderProps extends ButtonElement {
  /** An element that takes over looks and behaviour, for example `<Link to="/" />`. */
  render?: ReactElement | undefined;
}

/** A button, or another element in its place. What the other one says about itself counts. */
export function renderAs(render: ReactElement | undefined, props: ButtonElement): ReactElement {
  if (!render) return <button type="button" {...props} />;
  const own = render.props as ButtonElement;
  return cloneElement(render as ReactElement<ButtonElement>, {
    ...props,
    ...own,
    className: clsx(props.className, own.className),
  });
}
