import { useEffect, useRef } from "react";
import { NavLink, useLocation } from "react-router";
import { clsx } from "clsx/lite";
import { TabCount } from "#web/ui/layout/tab-count.tsx";
import type { Section } from "./sections.ts";
import { useSectionCounts } from "./use-section-counts.ts";
import { useSections } from "./use-sections.ts";

const rowStyles = {
  /** 34 px in the rail, where a pointer is likely. */
  compact: "min-h-8.5",
  /** Touch targets in the drawer. */
  roomy: "min-h-11",
} as const;

interface SectionListProps {
  size: keyof typeof rowStyles;
  onFollow?: () => void;
  className?: string;
}

/** Links to the sections of the viewer in groups, with the number of pending items beside each queue. */
export function SectionList({ size, onFollow, className }: SectionListProps) {
  const getCount = useSectionCounts();
  const { groups } = useSections();
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  // On a low screen the rail scrolls, and the current section may be below its edge.
  useEffect(() => {
    nav.current?.querySelector("[aria-current=page]")?.scrollIntoView({ block: "nearest" });
  }, [pathname]);

  return (
    <nav ref={nav} aria-label="Admin" className={clsx("flex flex-col gap-3", className)}>
      {groups.map(({ title, sections }) => (
        <div key={title ?? ""} className="flex flex-col">
          {title && <p className="px-3 pb-0.5 text-caption font-medium text-muted">{title}</p>}
          <ul aria-label={title} className="flex flex-col">
            {sections.map((section) => (
              <li key={section.to}>
                <SectionLink section={section} size={size} onFollow={onFollow} {...getCount(section)} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

interface SectionLinkProps extends Pick<SectionListProps, "size" | "onFollow"> {
  section: Section;
  count?: number;
  urgent?: boolean;
}

function SectionLink({ section, size, onFollow, count, urgent }: SectionLinkProps) {
  const { to, label, end, Icon } = section;
  return (
    <NavLink
      to={to}
      end={end}
      onClick={onFollow}
      className={({ isActive }) =>
        clsx(
          "flex items-center gap-2.5 rounded-inner px-3 py-1 text-small",
          rowStyles[size],
          isActive ? "bg-accent-soft font-medium text-accent" : "text-muted hover:bg-hover hover:text-ink",
        )
      }
    >
      <Icon aria-hidden className="size-4 shrink-0" />
      <span className="min-w-0 flex-1 wrap-anywhere">{label}</span>
      {/* Room for the count is kept, so that a label never wraps when it arrives. */}
      <span className="flex min-w-8 shrink-0 justify-end">
        <TabCount count={count} urgent={urgent} red />
      </span>
    </NavLink>
  );
}
