import type { ReactNode } from "react";

/** A sentence about something that somebody has named: "Delete “{name}”?" The name may run the other way. */
export function insertName(sentence: string, name: ReactNode): ReactNode {
  const [before, after] = sentence.split("{name}");
  return (
    <>
      {before}
      <bdi>{name}</bdi>
      {after}
    </>
  );
}
