export interface ScriptLine {
  by: "starter" | "other";
  content: string;
  days: number;
  /** Position of the message on its day. */
  number: number;
}

/** Parses one message per line; `# 2.5` sets the age in days of the messages that follow. */
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
