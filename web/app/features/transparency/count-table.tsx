import { countName } from "./labels.ts";

interface CountTableProps {
  caption: string;
  rows: readonly { name: string; count: number | null }[];
}

/** Names and numbers, nothing to scroll. */
export function CountTable({ caption, rows }: CountTableProps) {
  return (
    <table className="w-full self-start text-left">
      <caption className="mb-2 text-left text-small font-semibold text-muted">{caption}</caption>
      <tbody>
        {rows.map(({ name, count }) => (
          <tr key={name} className="border-t border-line">
            <th scope="row" className="py-2.5 pr-4 font-normal">
              {name}
            </th>
            <td className="py-2.5 text-right whitespace-nowrap tabular-nums">{countName(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
