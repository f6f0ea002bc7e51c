import { Link } from "react-router";
import type { NavItem } from "./nav-links.ts";

export const mobileRowLooks =
  "flex min-h-12 w-full items-center rounded-inner px-3 text-left text-body font-medium hover:bg-hover";

interface MobileLinksProps {
  items: readonly NavItem[];
  onFollow: () => void;
}

export function MobileLinks({ items, onFollow }: MobileLinksProps) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.label + item.to}>
          <Link to={item.to} onClick={onFollow} className={mobileRowLooks}>
            {item.label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
