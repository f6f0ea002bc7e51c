export interface ScriptLine {
  by: "starter" | "other";
  content: string;
  days: number;
  /** Index of the message among those after the same `#` line. */
  number: number;
}

/** Parses one message per line. A line such as `# 2.5` sets the age, in days, of the messages that follow. */
export function parseScript(talk: string): ScriptLine[] {
  const lines: ScriptLine[] = [];
  let [days, number] = [0, 0];
  for (const line of talk.trim().split("\n")) {
    const [mark, content] = [line.trim()[0], line.trim().slice(2)];
    if (mark === "#") [days, number] = [Number(content), 0];
    else lines.push({ by: mark === ">" ? "starter" : "other", content, days, number: number++ });
  }
  return lines;
}
