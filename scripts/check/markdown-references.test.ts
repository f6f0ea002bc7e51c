import { describe, expect, it } from "vitest";
import { findBrokenReferences } from "./markdown-references.ts";

const files: Record<string, string> = {
  "README.md": "# Vesper\n\n## Run it\n\n## Run it\n\n```md\n## Not a heading\n```\n",
  "docs/tour.md": "# A tour\n\n## What's `next`?\n",
  "docs/images/home-phone.png": "",
  docs: "",
};
const checkout = {
  hasPath: (path: string) => Object.hasOwn(files, path),
  readMarkdown: (path: string) => files[path] ?? "",
  scripts: new Set(["test", "bench", "test:long"]),
};
const judge = (text: string, file = "docs/other.md") =>
  findBrokenReferences(file, text, {
    ...checkout,
    hasPath: (path) => path === file || checkout.hasPath(path),
  });

describe("a link in Markdown", () => {
  it.each([
    "[the tour](tour.md)",
    "[up](../README.md#run-it)",
    "[the second](../README.md#run-it-1)",
    "[punctuation](tour.md#whats-next)",
    '![home](images/home-phone.png "Home")',
    '<img src="images/home-phone.png" width="200">',
    "[from the root](/docs/tour.md)",
    "[folder](../docs)",
    "[elsewhere](https://example.test/a.md) and [mail](mailto:ada@example.test)",
    "`[an example](missing.md)`",
    "```md\n[an example](missing.md)\n```",
  ])("passes: %s", (text) => {
    expect(judge(text)).toEqual([]);
  });

  it.each([
    ["[gone](missing.md)", "links to a file that does not exist: missing.md"],
    ["![gone](images/missing.png)", "links to a file that does not exist: images/missing.png"],
    ['<img src="images/missing.png">', "links to a file that does not exist: images/missing.png"],
    ["[gone]: missing.md", "links to a file that does not exist: missing.md"],
    ["[gone](tour.md#missing)", "links to a heading that does not exist: tour.md#missing"],
    [
      "[code](../README.md#not-a-heading)",
      "links to a heading that does not exist: ../README.md#not-a-heading",
    ],
    ["[gone](#missing)", "links to a heading that does not exist: #missing"],
    ["[out](../../README.md)", "links outside the repository: ../../README.md"],
  ])("is refused: %s", (text, complaint) => {
    expect(judge(`# Other\n\n${text}`)).toEqual([`docs/other.md:3 ${complaint}`]);
  });
});

describe("an npm script in Markdown", () => {
  it.each(["`npm test`", "`npm run bench -- chat`", "```sh\nnpm run -s test:long\n```"])(
    "passes: %s",
    (text) => {
      expect(judge(text)).toEqual([]);
    },
  );

  it.each(["`npm run missing`", "```sh\nnpm run -s missing -- --now\n```", "`npm start`"])(
    "is refused when package.json does not define it: %s",
    (text) => {
      expect(judge(text)).toEqual([
        expect.stringMatching(/^docs\/other\.md:\d names a script that package\.json does not have: npm /),
      ]);
    },
  );
});
