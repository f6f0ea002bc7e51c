export interface ScriptLine {
  by: "starter" | "other";
  content: string;
  days: number;
  /** Its place on its day. */
  number: number;
}

/** One line for each word that is said; `# 2.5` says how many days ago what follows was. */
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
