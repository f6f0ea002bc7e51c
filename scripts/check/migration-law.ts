/** Earlier migrations are not checked, because they were applied while only one process was running. */
const firstCheckedMigration = 40;

type MigrationRule = [pattern: RegExp, complaint: string];

/** Forbidden beginnings of a statement. */
const statementRules: MigrationRule[] = [
  [
    /^drop (?:table|view|materialized view|function|type)\b/,
    "takes away what the release before may still use",
  ],
  [/^alter \S+ (?:\S+ )+rename\b/, "renames what the release before knows by its old name"],
  [/^create unique index\b/, "forbids what the release before may still write"],
];

/** Forbidden parts of `alter table`. The keyword `column` is optional. */
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

/**
 * Marks a contract migration, which follows once no node runs the previous release anymore: `-- contract: why it is
 * safe now`.
 */
const contractComment = /^-- contract: \S.{10,}$/m;

/**
 * Finds statements that would break the previous release, which runs on the new schema during a rolling restart:
 * first expand, then contract.
 */
export function findMigrationOffences(file: string, text: string): string[] {
  const number = Number(/(\d{4})-[^/]*\.sql$/.exec(file)?.[1] ?? 0);
  if (number < firstCheckedMigration || contractComment.test(text)) return [];
  const statements = splitStatements(text);
  const newTables = statements.flatMap(
    (statement) => /^create table (?:if not exists )?(\w+)/.exec(statement)?.[1] ?? [],
  );
  // Changes to a new table are safe, because the previous release does not use it.
  const isNew = (statement: string) =>
    newTables.some((name) =>
      new RegExp(`^(?:alter table|create unique index .* on) (?:only )?${name}\\b`).test(statement),
    );
  return statements
    .filter((statement) => !isNew(statement))
    .flatMap(findStatementOffences)
    .map((offence) => `${file} ${offence}`);
}

function findStatementOffences(statement: string): string[] {
  const [, alteration] = /^alter table (?:if exists )?(?:only )?\S+ (.*)$/.exec(statement) ?? [];
  const applyRules = (statement: string, law: MigrationRule[]) =>
    law.flatMap(([pattern, complaint]) => (pattern.test(statement) ? [`${complaint}: ${statement}`] : []));
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

/** Splits at commas outside parentheses. */
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
