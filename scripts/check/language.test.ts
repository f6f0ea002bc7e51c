import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { fromRoot, listSourceFiles } from "../lib/files.ts";
import { allowances } from "./language/allowed.ts";
import { readFileLanguage } from "./language/read-language.ts";
import { parseRetiredEntries, readRetiredEntries, type RetiredEntry } from "./language/retired.ts";
import { createRuleBook } from "./language/rules.ts";
import { checkLanguage } from "./language.ts";

const retired = readRetiredEntries();
const rulesFor = createRuleBook(retired);
const judge = (file: string, source: string) => readFileLanguage(file, source, rulesFor);
const complaints = (file: string, source: string) =>
  judge(file, source).offences.map(({ line, kind, word, better }) => `${line} ${kind} ${word}: ${better}`);

const toFile = ({ folders }: RetiredEntry, name: string) => {
  const [folder = "bench/src"] = folders;
  return /\.tsx?$/.test(folder) ? folder : `${folder}/${name}`;
};
const toCamel = (phrase: string) =>
  phrase.replaceAll(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase());

const plain = retired.filter(({ form }) => form === "word");
const label = <Entry extends RetiredEntry>(entries: Entry[]) =>
  entries.map((one) => [one.word, one] as const);

describe("the table of retired words", () => {
  it("suggests a replacement for each", () => {
    expect(retired.length).toBeGreaterThan(150);
    expect(retired.filter(({ better }) => better === "")).toEqual([]);
  });

  it("supports plain words, exact names, keys, files and folders", () => {
    const table = "## Retired words\n\n| retired | write instead | where | |\n| --- | --- | --- | --- |\n";
    const rows =
      "| old, older | new | names in `a/b`, `c` | |\n| `isOld`, `old.one`, `old.ts` | `isNew` | names | |\n";

    expect(parseRetiredEntries(table + rows)).toMatchObject([
      { word: "old", form: "word", better: "new", inNames: true, inProse: false, folders: ["a/b", "c"] },
      { word: "older", form: "word" },
      { word: "isOld", form: "name", better: "isNew", folders: [] },
      { word: "old.one", form: "key" },
      { word: "old.ts", form: "file" },
    ]);
  });
});

describe("a retired word", () => {
  it.each(label(plain.filter(({ inNames }) => inNames)))("is refused in a name: %s", (word, entry) => {
    const name = toCamel(`old ${word} here`);

    expect(judge(toFile(entry, "any.ts"), `\nconst ${name} = 1;`).offences).toContainEqual(
      expect.objectContaining({
        line: 2,
        kind: "name",
        word: name,
        better: expect.stringContaining(entry.better),
      }),
    );
  });

  it.each(label(plain.filter(({ inNames, folders }) => inNames && !/\./.test(folders.join()))))(
    "is refused in a file name: %s",
    (word, entry) => {
      const file = toFile(entry, `${word.replaceAll(" ", "-")}.ts`);

      expect(judge(file, "").offences).toContainEqual(expect.objectContaining({ kind: "file" }));
    },
  );

  it.each(label(plain.filter(({ inProse }) => inProse)))(
    "is refused in comments and texts: %s",
    (word, { better }) => {
      const sentence = `Here ${word} stands.`;
      const hit = (kind: string) => expect.objectContaining({ kind, word, better, line: 2 });

      expect(judge("a.ts", `\n/** ${sentence} */`).offences).toEqual([hit("comment")]);
      expect(judge("a.ts", `\nf("${sentence}");`).offences).toEqual([hit("text")]);
      expect(judge("a.ts", `\nf(\`${sentence} \${1}\`);`).offences).toEqual([hit("text")]);
      expect(judge("a.tsx", `const a =\n<p>${sentence}</p>;`).offences).toEqual([hit("text")]);
      expect(judge("docs/a.md", `# A\n${sentence}`).offences).toEqual([hit("text")]);
    },
  );

  it.each(label(retired.filter(({ form }) => form === "name")))("is refused as a name: %s", (word, entry) => {
    const file = toFile(entry, "any.ts");

    expect(complaints(file, `\nfunction ${word}() {}`)).toContain(`2 name ${word}: ${entry.better}`);
  });

  it.each(label(retired.filter(({ form }) => form === "key")))(
    "is refused as an event or job: %s",
    (word, entry) => {
      expect(complaints("a.ts", `publish("${word}");`)).toContain(`1 name ${word}: ${entry.better}`);
    },
  );

  it.each(label(retired.filter(({ form }) => form === "file")))("is refused as a file: %s", (word, entry) => {
    const file = toFile(entry, word.replace("*", "button"));

    expect(judge(file, "").offences).toContainEqual(
      expect.objectContaining({ kind: "file", better: entry.better }),
    );
  });
});

describe("a name ending in Of", () => {
  it.each([
    "function fileOf() {}",
    "export const fileOf = () => 1;",
    "class A { fileOf() {} }",
    "interface A { fileOf: () => string }",
    "const a = { fileOf: () => 1 };",
    "const f = (fileOf: () => string) => fileOf();",
    "const { file: fileOf } = a;",
  ])("is refused: %s", (source) => {
    expect(complaints("a.ts", source)).toEqual(["1 name fileOf: getFile, toFile or findFile"]);
  });

  it("suggests naming the key when it starts with a verb", () => {
    expect(complaints("a.ts", "function selectFileOf() {}")[0]).toContain("selectFileByX or selectFileForX");
  });

  it("is checked where it is declared, not where it is used", () => {
    expect(
      complaints("a.ts", "import { fileOf } from './b.ts'; const { partOf } = fileOf(list.indexOf(1));"),
    ).toEqual([]);
  });

  it.each(["indexOf", "valueOf", "oneOf"])("passes when the language defines it: %s", (name) => {
    expect(complaints("a.ts", `const a = { ${name}: () => 1 };`)).toEqual([]);
  });
});

describe("prose", () => {
  const [word = ""] = plain
    .filter(({ inProse, word }) => inProse && word.includes(" "))
    .map(({ word }) => word);

  it("is matched across the lines of a comment", () => {
    const [first = "", second = ""] = word.split(" ");

    expect(judge("a.ts", `/**\n * See ${first}\n * ${second}.\n */`).offences).toMatchObject([{ line: 2 }]);
  });

  it("may not mention a retired name", () => {
    const { word: name = "" } =
      retired.find(({ word, form }) => form === "name" && /^is[A-Z]/.test(word)) ?? {};

    expect(complaints("a.ts", `// See \`${name}\`.`)).toHaveLength(1);
    expect(complaints("docs/a.md", `See \`${name}\`.`)).toHaveLength(1);
  });

  it("excludes SQL, keys, module paths and columns", () => {
    const table = ["de", "sk"].join("");

    expect(
      complaints("a.ts", `sql\`select * from ${table} where \${a}\`; db.selectFrom("${table}");`),
    ).toEqual([]);
    expect(complaints("a.ts", `import a from "./${table}";`)).toEqual([]);
    expect(
      complaints("server/src/platform/database/tables/a.ts", `interface A { ${table}: string }`),
    ).toEqual([]);
  });

  it("is skipped only in the sections that quote retired words", () => {
    const section = (heading: string) => `# A\n\n## ${heading}\n\n${word}\n\n## More\n\n${word}\n`;

    expect(judge("docs/glossary.md", section("Retired words")).offences).toMatchObject([{ line: 9 }]);
    expect(judge("docs/voice.md", section("Before and after")).offences).toMatchObject([{ line: 9 }]);
    expect(judge("docs/other.md", section("Retired words")).offences).toHaveLength(2);
  });
});

describe("a comment", () => {
  const vague = [
    "What is public.",
    `${["Who", "ever"].join("")} reads.`,
    "Whom it names.",
    "Nobody sees it.",
    "Those of a few.",
    "No one knows.",
  ];
  const more = [
    "Everything in it.",
    "Anything else.",
    "How long it lives.",
    "Where it stands.",
    "When it began.",
  ];

  it.each([...vague, ...more])("counts as vague when it opens with: %s", (text) => {
    expect(judge("a.ts", `/** ${text} */`)).toMatchObject({ comments: 1, openers: [{ line: 1 }] });
    expect(judge("a.ts", `\n// ${text}\n// More of the same.`)).toMatchObject({
      comments: 1,
      openers: [{ line: 2 }],
    });
  });

  it.each([
    "Whether it is public.",
    "When Redis is away, retries.",
    "One per account.",
    "However, it may fail.",
  ])("passes: %s", (text) => expect(judge("a.ts", `// ${text}`)).toMatchObject({ comments: 1, openers: [] }));

  it("is not counted when it is a tool directive", () => {
    expect(judge("a.ts", "// @ts-expect-error\nf();").comments).toBe(0);
  });

  const report = (share: number) => ({
    offences: [],
    comments: 1000,
    openers: [{ file: "a.ts", line: 3, word: "what" }],
    share,
  });

  it("may open vaguely in 2% of cases; the share is printed", () => {
    const printed: string[] = [];
    const check = (share: number) => checkLanguage(report(share), (line) => void printed.push(line));

    expect(check(2)).toBe("");
    expect(printed).toEqual([expect.stringContaining("1 of 1000 comments (2.0 %)")]);
    expect(check(2.1)).toContain("a.ts:3 comment opens with “what”");
  });
});

describe("an allowance", () => {
  it.each(allowances.map((one) => [one.file, one] as const))(
    "is still needed: %s",
    (file, { word, text }) => {
      const files = file.endsWith("/") ? listSourceFiles(file) : [file];
      const offences = files.flatMap((one) => judge(one, readFileSync(fromRoot(one), "utf8")).offences);

      expect(offences.filter((one) => one.word === word && one.context.includes(text))).not.toEqual([]);
    },
  );
});
