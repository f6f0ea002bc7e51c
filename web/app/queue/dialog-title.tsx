import type { ReactNode } from "react";

/** "Approve Vera", or "Approve 3 at once". */
export function toDialogTitle(verb: string, names: readonly string[], end = ""): ReactNode {
  const [only] = names;
  return names.length === 1 ? (
    <>
      {verb} <bdi>{only}</bdi>
      {end}
    </>
  ) : (
    `${verb} ${names.length} items${end}`
  );
}

/** List of names when several items are selected. */
export function NameList({ names }: { names: readonly string[] }) {
  if (names.length < 2) return null;
  return (
    <ul className="mb-4 max-h-32 list-disc overflow-y-auto pl-5 text-small wrap-anywhere">
      {names.map((name, index) => (
        <li key={index}>
          <bdi>{name}</bdi>
        </li>
      ))}
    </ul>
  );
}
