import type { ReactNode } from "react";
import { Tabs as BaseTabs } from "@base-ui/react/tabs";
import { clsx } from "clsx/lite";
import { TabCount } from "./tab-count.tsx";
import { activeTabStyles, inactiveTabStyles, tabStyles, tabRowStyles } from "./tab-styles.ts";

interface Tab {
  value: string;
  label: string;
  count?: number;
  content: ReactNode;
}

interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  className?: string;
}

/** Tabs within a page. Use LinkTabs if each tab has a URL. */
export function Tabs({ label, tabs, value, defaultValue, onValueChange, className }: TabsProps) {
  return (
    <BaseTabs.Root
      value={value}
      defaultValue={value === undefined ? (defaultValue ?? tabs[0]?.value) : undefined}
      onValueChange={(next: string) => onValueChange?.(next)}
      className={className}
    >
      <BaseTabs.List aria-label={label} className={tabRowStyles}>
        {tabs.map((tab) => (
          <BaseTabs.Tab
            key={tab.value}
            value={tab.value}
            className={({ active }) => clsx(tabStyles, active ? activeTabStyles : inactiveTabStyles)}
          >
            {tab.label}
            <TabCount count={tab.count} />
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {tabs.map((tab) => (
        <BaseTabs.Panel key={tab.value} value={tab.value} className="rounded-inner pt-6">
          {tab.content}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  );
}
