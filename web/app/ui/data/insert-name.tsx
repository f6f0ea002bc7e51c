import type { ReactNode } from "react";

/**
 * Inserts a user-provided name into a sentence: "Delete “{name}”?" The name is isolated, because it may have another
 * text direction.
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
