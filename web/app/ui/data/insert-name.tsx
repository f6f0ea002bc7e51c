import type { ReactNode } from "react";

/**
 * Inserts a user-provided name into a sentence: "Delete “{name}”?" Isolated, because the name may have another text
 * direction.
 */
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
