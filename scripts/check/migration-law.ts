/** Those before it were applied while one process at a time was running. */
const firstCheckedMigration = 40;

type MigrationRule = [pattern: RegExp, complaint: string];

/** What a statement must not begin with. */
const statementRules: MigrationRule[] = [
  [
    /^drop (?:table|view|materialized view|function|type)\b/,
    "takes away what the release before may still use",
  ],
  [/^alter \S+ (?:\S+ )+rename\b/, "renames what the release before knows by its old name"],
  [/^create unique index\b/, "forbids what the release before may still write"],
];

/** The same for each part of `alter table`. The word `column` may be left out. */
const alterationRules: MigrationRule[] = [
  [/^drop (?!constraint\b)/, "takes away what the release before may still use"],
  [/^alter (?:column )?\S+ (?:set data )?type\b/, "changes a type beneath the release before"],
  [/^alter (?:column )?\S+ set not null\b/, "asks for what the release before may leave out"],
  [
    /^add (?:constraint|check|unique|foreign|primary|exclude)\b/,
    "forbids what the release before may still write",
  ],
  [
    /^add (?!.*\b(?:default|generated)\b).*\bnot null\b/,
    "asks for a column that the release before does not fill",
  ],
];

/** A second migration, once nobody runs the release before any more, says so: `-- contract: why it is safe now`. */
const contractComment = /^-- contract: \S.{10,}$/m;

/** While nodes are restarted one by one, the release before runs on the new schema: first expand, then contract. */
export function findMigrationOffences(file: string, text: string): string[] {
  const number = Number(/(\d{4})-[^/]*\.sql$/.exec(file)?.[1] ?? 0);
  if (number < firstCheckedMigration || contractComment.test(text)) return [];
  const said = splitStatements(text);
  const newTables = said.flatMap(
    (statement) => /^create table (?:if not exists )?(\w+)/.exec(statement)?.[1] ?? [],
  );
  // The release before knows nothing of a table that is new.
  const isNew = (statement: string) =>
    newTables.some((name) =>
      new RegExp(`^(?:alter table|create unique index .* on) (?:only )?${name}\\b`).test(statement),
    );
  return said
    .filter((statement) => !isNew(statement))
    .flatMap(findStatementOffences)
    .map((offence) => `${file} ${offence}`);
}

function findStatementOffences(statement: string): string[] {
  const [, alteration] = /^alter table (?:if exists )?(?:only )?\S+ (.*)$/.exec(statement) ?? [];
  const applyRules = (words: string, law: MigrationRule[]) =>
    law.flatMap(([pattern, complaint]) => (pattern.test(words) ? [`${complaint}: ${words}`] : []));
  return [
    ...applyRules(statement, statementRules),
    ...splitAlterations(alteration ?? "").flatMap((part) => applyRules(part, alterationRules)),
  ];
}

const splitStatements = (text: string): string[] =>
  text
    .replaceAll(/--.*$/gm, "")
    .toLowerCase()
    .split(";")
    .map((statement) => statement.replaceAll(/\s+/g, " ").trim());

/** At the commas that are in no parentheses. */
function splitAlterations(alteration: string): string[] {
  const parts = [""];
  let depth = 0;
  for (const sign of alteration) {
    if (sign === "(") depth += 1;
    if (sign === ")") depth -= 1;
    if (sign === "," && depth === 0) parts.push("");
    else parts.push((parts.pop() ?? "") + sign);
  }
  return parts.map((part) => part.trim());
}
