import { Skeleton } from "../feedback/skeleton.tsx";

interface SkeletonRowsProps {
  count?: number;
  /** Class names for the first cell (`name`), its picture (`mark`) and its two lines. */
  name: string;
  mark: string;
  lines: readonly [string, string];
  /** Other cells, each with the class names of its placeholder. */
  cells: readonly { className?: string; "data-beside"?: boolean; looks: string }[];
}

/** Skeleton rows of a table. */
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
