import type { ReactNode } from "react";
import { DataTable } from "#web/ui/data/table.tsx";
import { clsx } from "clsx/lite";
import { SkeletonRows } from "#web/ui/data/skeleton-rows.tsx";

/** On a tablet the card is one line; on a phone the rate is beside the name. */
export const rowStyles = {
  name: "xl:w-[45%] max-sm:w-[calc(100%-10.5rem)]! sm:max-xl:w-[calc(100%-24rem)]!",
  rate: "max-xl:w-38! sm:max-xl:order-1",
  since: "xl:w-[30%] xl:pl-8! sm:max-xl:w-50! sm:max-xl:pt-3!",
  /** Class for ordinary values. They are hidden on a phone, which shows only exceptions. */
  usual: "max-sm:hidden",
} as const;

const columns = [
  { title: "Currency", className: rowStyles.name },
  { title: "Per US dollar", numeric: true },
  { title: "Last updated", className: rowStyles.since },
];

const skeletonRow = (
  <SkeletonRows
    count={8}
    name={rowStyles.name}
    mark="h-8 w-12"
    lines={["h-3.5 w-10", "h-3 w-24"]}
    cells={[
      { className: rowStyles.rate, looks: "ml-auto h-11 w-full max-w-56 rounded-control!" },
      { className: clsx(rowStyles.since, rowStyles.usual), looks: "h-3.5 w-24" },
    ]}
  />
);

/** Renders a skeleton without children. */
export function RateTable({ children }: { children?: ReactNode }) {
  return (
    <DataTable label="Exchange rates" busy={children === undefined} cards columns={columns}>
      {children ?? skeletonRow}
    </DataTable>
  );
}
