import { Skeleton } from "../feedback/skeleton.tsx";

interface SkeletonRowsProps {
  count?: number;
  /** Looks of the first cell, of the picture in it, and of its two lines. */
  name: string;
  mark: string;
  lines: readonly [string, string];
  /** The other cells, each with the looks of what comes there. */
  cells: readonly { className?: string; "data-beside"?: boolean; looks: string }[];
}

/** The rows of a table, in outline. */
export function SkeletonRows({ count = 6, name, mark, lines: [first, second], cells }: SkeletonRowsProps) {
  return Array.from({ length: count }, (_, row) => (
    <tr key={row} aria-hidden>
      <td className={name}>
        <span className="flex items-center gap-3">
          <Skeleton className={mark} />
          <span className="flex flex-col gap-2 py-1">
            <Skeleton className={first} />
            <Skeleton className={second} />
          </span>
        </span>
      </td>
      {cells.map(({ looks, ...cell }, index) => (
        <td key={index} {...cell}>
          <Skeleton className={looks} />
        </td>
      ))}
    </tr>
  ));
}
