export interface Repeat {
  file: string;
  line: number;
  lines: number;
  /** Location of the first occurrence. */
  original: string;
}

interface Line {
  number: number;
  text: string;
}
interface Place {
  file: string;
  index: number;
}

const leastLines = 10;

/** Finds runs of ten or more lines that also occur elsewhere. Blank lines, imports and indentation are ignored. */
export function findRepeats(files: readonly (readonly [file: string, text: string])[]): Repeat[] {
  const read = new Map(files.map(([file, text]) => [file, normaliseLines(text)]));
  const known = new Map<string, Place>();
  const repeats: Repeat[] = [];
  for (const [file, lines] of read) {
    let index = 0;
    while (index + leastLines <= lines.length) {
      const key = getWindow(lines, index);
      const original = known.get(key);
      const length = original ? countEqualLines(lines, index, read.get(original.file) ?? [], original) : 0;
      // A run that overlaps its own first occurrence is a table with similar rows, not a copy.
      const isCopy = original && (original.file !== file || original.index + length <= index);
      if (isCopy) repeats.push(describeRepeat({ file, index }, original, length, read));
      else known.set(key, original ?? { file, index });
      index += isCopy ? length : 1;
    }
  }
  return repeats;
}

function normaliseLines(text: string): Line[] {
  const withoutImports = text.replaceAll(
    /^(?:import|export)\s(?:type\s)?[^;=]*?\bfrom\s"[^"]*";/gm,
    (block) => block.replaceAll(/[^\n]/g, ""),
  );
  return withoutImports
    .split("\n")
    .map((line, index) => ({ number: index + 1, text: line.trim() }))
    .filter(({ text: line }) => line !== "" && !/^(\/\/|\/\*|\*)/.test(line));
}

const getWindow = (lines: Line[], index: number) =>
  lines
    .slice(index, index + leastLines)
    .map(({ text }) => text)
    .join("\n");

function countEqualLines(lines: Line[], index: number, others: Line[], original: Place): number {
  let length = leastLines;
  const textAt = (list: Line[], place: number) => list[place + length]?.text;
  while (textAt(lines, index) !== undefined && textAt(lines, index) === textAt(others, original.index))
    length += 1;
  return length;
}

function describeRepeat(copy: Place, original: Place, lines: number, read: Map<string, Line[]>): Repeat {
  const getLine = ({ file, index }: Place) => read.get(file)?.[index]?.number ?? 0;
  return {
    file: copy.file,
    line: getLine(copy),
    lines,
    original: `${original.file}:${getLine(original)}`,
  };
}
