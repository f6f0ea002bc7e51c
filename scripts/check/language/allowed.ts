import { glossary, retiredHeading } from "./retired.ts";

/** Sections that quote retired words on purpose: file and heading. */
export const quotingSections: Record<string, string> = {
  [glossary]: retiredHeading,
  "docs/voice.md": "## Before and after",
};

/** Applied migrations never change; the rest is generated. */
export const exemptPaths = [
  "server/src/platform/database/migrations/",
  "package-lock.json",
  "web/public/",
  "demo/pictures/",
];

interface Allowance {
  word: string;
  file: string;
  /** A part of the line, so that the allowance ends with the text it was made for. */
  text: string;
  because: string;
}

/** Texts and names that stay: quoted by the specification, part of the public API, or another meaning of the word. */
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
];
