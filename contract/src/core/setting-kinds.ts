import { z } from "zod";
import { text } from "./text.ts";

export type SettingGroup = "brand" | "access" | "legal" | "mail" | "limits" | "retention" | "backups";

/** Control that edits a setting; it also decides how an environment variable spells the value. */
type SettingKind =
  | "text"
  | "lines"
  | "markdown"
  | "email"
  | "color"
  | "time"
  | "image"
  | "age-rules"
  | "certificates"
  | "choice"
  | "number"
  | "days";

interface Facts {
  group: SettingGroup;
  label: string;
  /** One sentence for operators. */
  about: string;
}

export interface Setting<Schema extends z.ZodType = z.ZodType> extends Facts {
  kind: SettingKind;
  schema: Schema;
  initial: z.output<Schema>;
  /** Values of a choice with their labels. */
  choices?: Record<string, string>;
  /** Bounds of a number. */
  min?: number;
  max?: number;
  /** Whether a retention period may be `off`. */
  mayStay?: boolean;
}

const hasNoControls = (value: string) => !/\p{Cc}/u.test(value);
const hasNoControlsInLines = (value: string) => !/[^\P{Cc}\n\r\t]/u.test(value);

/** Text on one line. Line breaks are refused, because several of these texts end up in mail headers. */
export const line = (max: number, min = 0) =>
  text(max, min).refine(hasNoControls, "must be one line without control characters");

const block = (max: number) => text(max).refine(hasNoControlsInLines, "must not contain control characters");

interface TextFacts extends Facts {
  initial?: string;
  max: number;
  min?: number;
}

export const textSetting = ({ max, min = 0, initial = "", ...facts }: TextFacts) => ({
  ...facts,
  kind: "text" as const,
  schema: line(max, min),
  initial,
  max,
});

export const blockSetting = (kind: "lines" | "markdown", { max, initial = "", ...facts }: TextFacts) => ({
  ...facts,
  kind,
  schema: block(max),
  initial,
  max,
});

/** A text with a format of its own. */
export const formattedSetting = <Schema extends z.ZodType<string>>(
  kind: "text" | "email" | "color" | "time" | "image" | "age-rules" | "certificates",
  schema: Schema,
  { initial = "", ...facts }: Facts & { initial?: string },
) => ({ ...facts, kind, schema, initial });

export const choiceSetting = <const Choices extends Record<string, string>>(
  choices: Choices,
  { initial, ...facts }: Facts & { initial: keyof Choices & string },
) => ({
  ...facts,
  kind: "choice" as const,
  schema: z.enum(Object.keys(choices) as (keyof Choices & string)[]),
  initial,
  choices,
});

interface NumberFacts extends Facts {
  initial: number;
  min: number;
  max: number;
}

const bounded = (min: number, max: number) => {
  const message = `must be a whole number from ${min.toLocaleString("en")} to ${max.toLocaleString("en")}`;
  return z.int({ error: message }).min(min, message).max(max, message);
};

export const numberSetting = (facts: NumberFacts) => ({
  ...facts,
  kind: "number" as const,
  schema: bounded(facts.min, facts.max),
});

const maxDays = 9999;

/** Retention period in days. */
export const daysSetting = (label: string, initial: number) => ({
  ...toRetentionFacts(label),
  kind: "days" as const,
  schema: bounded(1, maxDays),
  initial,
  min: 1,
  max: maxDays,
});

/** Retention period in days, or `off`, which keeps the data as long as the accounts it belongs to. */
export const daysOrOffSetting = (label: string, initial: number) => ({
  ...toRetentionFacts(label),
  kind: "days" as const,
  schema: z.union([bounded(1, maxDays), z.literal("off")], {
    error: "must be a number of days from 1 to 9,999, or off",
  }),
  initial: initial as number | "off",
  min: 1,
  max: maxDays,
  mayStay: true,
});

const toRetentionFacts = (what: string) => ({
  group: "retention" as const,
  label: what.charAt(0).toUpperCase() + what.slice(1),
  about: `Days after which we delete ${what}.`,
});
