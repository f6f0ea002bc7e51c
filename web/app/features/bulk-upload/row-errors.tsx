import type { RowError } from "@vesper/contract/profiles/bulk-upload";
import { DataTable } from "#web/ui/data/table.tsx";

/** "1 row", "1,200 rows". */
export const formatCount = (count: number, noun: string): string =>
  `${count.toLocaleString("en")} ${noun}${count === 1 ? "" : "s"}`;

/** Errors by row, in file order. */
export function RowErrors({ label, errors }: { label: string; errors: readonly RowError[] }) {
  return (
    <div className="flex flex-col gap-2">
      <h3 className="font-medium">{label}</h3>
      <DataTable label={label} cards columns={["Row", "Email", "Error"]}>
        {errors.map(({ row, email, error }) => (
          <tr key={`${row} ${error}`}>
            <th scope="row" data-beside className="tabular-nums">
              <span className="xl:hidden">Row </span>
              {row}
            </th>
            <td data-beside className="wrap-anywhere">
              <bdi>{email || "–"}</bdi>
            </td>
            <td className="wrap-anywhere">
              <bdi>{error}</bdi>
            </td>
          </tr>
        ))}
      </DataTable>
    </div>
  );
}
