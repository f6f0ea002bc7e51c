import type { BulkPreview } from "@vesper/contract/bulk-upload";
import { Table } from "#web/ui/data/table.tsx";
import { countOf } from "./labels.ts";
import { RowErrors } from "./row-errors.tsx";

/** What the file would do, before anything is written. */
export function Preview({ preview }: { preview: BulkPreview }) {
  const { total, failed, columns, rows, errors } = preview;
  return (
    <div className="flex flex-col gap-5">
      <p role="status">
        <strong className="font-semibold">{countOf(total, "row")} found.</strong>{" "}
        {failed === 0
          ? "All of them look fine."
          : `${countOf(failed, "row")} would fail; the others can be taken.`}
      </p>
      <Table label="First rows of the file" className="max-h-80">
        <thead>
          <tr>
            <th scope="col">Row</th>
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ row, cells }) => (
            <tr key={row}>
              <th scope="row" className="tabular-nums">
                {row}
              </th>
              {columns.map((name, at) => (
                <td key={name} className="max-w-64 truncate">
                  <bdi>{cells[at]}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      {errors.length > 0 && <RowErrors label="Problems in the file" errors={errors} />}
      {errors.length < failed && (
        <p className="text-small text-muted">Only the first {errors.length} problems are shown.</p>
      )}
    </div>
  );
}
