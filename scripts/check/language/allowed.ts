import { glossary, retiredHeading } from "./retired.ts";

/** Sections that quote retired words on purpose: file and heading. */
export const quotingSections: Record<string, string> = {
  [glossary]: retiredHeading,
  "docs/voice.md": "## Before and after",
};

/**
 * Paths that are not checked: applied migrations never change, some files list retired names on purpose, and the
 * rest is generated.
 */
export const exemptPaths = [
  "server/src/platform/database/migrations/",
  "package-lock.json",
  "web/public/",
  "demo/pictures/",
  "server/src/platform/jobs/former-names.ts",
  "scripts/check/language/allowed.ts",
];

interface Allowance {
  word: string;
  /** A file, or a folder with a trailing slash. */
  file: string;
  /** A part of the line, so that the allowance ends once that text changes. */
  text: string;
  because: string;
}

/**
 * Texts and names that stay allowed: quoted by the specification, part of the public API, or another meaning of the
 * word.
 */
export const allowances: Allowance[] = [
  {
    word: "standing",
    file: "demo/draw/scenes/index.ts",
    text: "drawScene(stage: Stage, name: SceneName, standing: boolean)",
    because: "the pose of a drawn figure",
  },
  {
    word: "desk",
    file: "docs/decisions/0030-one-review-queue.md",
    text: "table `desk`",
    because: "the name of a table",
  },
  {
    word: "desk",
    file: "docs/decisions/0030-one-review-queue.md",
    text: "removes `desk`",
    because: "the name of a table",
  },
  { word: "desk", file: "web/app/queue/", text: "/admin/desk", because: "a path of the API" },
  { word: "desk", file: "server/test/staff-calls.ts", text: "/admin/desk", because: "a path of the API" },
  {
    word: "e-mail",
    file: "web/app/features/help/filter-questions.test.ts",
    text: "e-mail it's",
    because: "a spelling that visitors type",
  },
  { word: "presentAt", file: "server/src/modules/profiles/", text: "presentAt", because: "a column" },
  { word: "awaySince", file: "server/src/modules/profiles/", text: "awaySince", because: "a column" },
  {
    word: "EmailOrdersTable",
    file: "server/src/platform/database/tables/accounts.ts",
    text: "EmailOrdersTable",
    because: "the name of a table",
  },
  {
    word: "SearchWordsTable",
    file: "server/src/platform/database/tables/profiles.ts",
    text: "SearchWordsTable",
    because: "the name of a table",
  },
  {
    word: "notice",
    file: "server/src/modules/accounts/",
    text: "notice: ",
    because: "a field of queued jobs, read by nodes of two releases",
  },
  {
    word: "orderId",
    file: "server/src/modules/accounts/",
    text: "orderId: ",
    because: "a field of queued jobs, read by nodes of two releases",
  },
  {
    word: "order",
    file: "server/src/modules/accounts/store/administer.ts",
    text: "order: byNewest",
    because: "a sort order",
  },
  {
    word: "words",
    file: "server/src/platform/nodes/sealed-channel.ts",
    text: "words",
    because: "a field of cluster messages, read by nodes of two releases",
  },
  {
    word: "Refusal",
    file: "server/src/platform/http/openapi/openapi.ts",
    text: "Refusal: toSchema",
    because: "a name of the public API",
  },
  {
    word: "SpokenRefusal",
    file: "server/src/platform/http/openapi/openapi.ts",
    text: "SpokenRefusal: toSchema",
    because: "a name of the public API",
  },
];
