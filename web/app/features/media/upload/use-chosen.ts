import { useRef, useState } from "react";
import { type ChosenFile, findMediaType, findFileProblem } from "./chosen.ts";

export interface Refused {
  id: string;
  name: string;
  problem: string;
}

/** Holds the chosen files and the rejected ones with their reasons. */
export function useChosen() {
  const [chosen, setChosen] = useState<readonly ChosenFile[]>([]);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const issued = useRef(0);

  function choose(files: readonly File[]): ChosenFile[] {
    const added: ChosenFile[] = [];
    const left: Refused[] = [];
    for (const file of files) {
      const id = `file-${++issued.current}`;
      const mediaType = findMediaType(file);
      const problem = findFileProblem(file);
      if (mediaType && !problem) added.push({ id, file, mediaType });
      else if (problem) left.push({ id, name: file.name, problem });
    }
    setChosen((before) => [...before, ...added]);
    setRefused(left);
    return added;
  }

  const remove = (id: string) => setChosen((before) => before.filter((one) => one.id !== id));
  return { chosen, refused, choose, remove };
}
