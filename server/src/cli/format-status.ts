import type { CheckResult, CheckState, Status } from "@vesper/contract/operations/status";

const labels: Record<CheckState, string> = {
  broken: "BROKEN",
  attention: "ATTENTION",
  unknown: "not checked",
  ok: "ok",
  unused: "not used",
};
const [labelWidth, titleWidth, usualWidth] = [13, 17, 100];
const indent = " ".repeat(labelWidth + titleWidth);

/** Formats the status for a terminal: problems first, each with what to do. */
export function formatStatus({ summary, checks, nodes }: Status, width = usualWidth): string {
  const lines = [summary, "", ...checks.flatMap((check) => formatCheck(check, width))];
  if (nodes.length > 1) lines.push("", "Nodes");
  if (nodes.length > 1) {
    for (const { name, version, isSilent } of nodes)
      lines.push(`  ${name}, Vesper ${version}, ${isSilent ? "silent" : "running"}`);
  }
  return lines.join("\n");
}

function formatCheck({ state, title, found, problem, remedy }: CheckResult, width: number): string[] {
  const [first = "", ...rest] = wrap(found, width - indent.length);
  return [
    `${labels[state].padEnd(labelWidth)}${title.padEnd(titleWidth)}${first}`,
    ...[rest, problem ? wrap(problem, width - indent.length) : []].flat().map((line) => indent + line),
    ...(remedy ? wrap(`To do: ${remedy}`, width - indent.length).map((line) => indent + line) : []),
  ];
}

/** Breaks a text between words. */
function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < Math.max(width, 30))
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
