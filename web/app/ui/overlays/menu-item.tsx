import type { ReactNode } from "react";
import { Menu } from "@base-ui/react/menu";
import { Link } from "react-router";
import { clsx } from "clsx/lite";

const styles =
  "flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-inner px-3 text-small outline-none select-none " +
  "data-highlighted:bg-hover data-disabled:cursor-not-allowed data-disabled:opacity-55 [&>svg]:size-4.5 [&>svg]:shrink-0";

interface MenuItemProps {
  icon?: ReactNode;
  tone?: "plain" | "danger";
  disabled?: boolean;
  /** Reason why the item is disabled; screen readers announce it. */
  disabledReason?: string;
  onSelect: () => void;
  children: ReactNode;
}

export function MenuItem(props: MenuItemProps) {
  const { icon, tone = "plain", disabled, disabledReason, onSelect, children } = props;
  return (
    <Menu.Item
      disabled={disabled || disabledReason !== undefined}
      title={disabledReason}
      aria-description={disabledReason}
      onClick={onSelect}
      className={clsx(styles, tone === "danger" && "text-danger")}
    >
      {icon}
      {children}
    </Menu.Item>
  );
}

interface MenuLinkProps {
  to: string;
  /** Navigation state, which is passed to the next page without being in the URL. */
  state?: object;
  icon?: ReactNode;
  children: ReactNode;
}

export function MenuLink({ to, state, icon, children }: MenuLinkProps) {
  return (
    <Menu.LinkItem closeOnClick render={<Link to={to} state={state} />} className={styles}>
      {icon}
      {children}
    </Menu.LinkItem>
  );
}

export function MenuSeparator() {
  return <Menu.Separator className="mx-2 my-1.5 h-px bg-line" />;
}
