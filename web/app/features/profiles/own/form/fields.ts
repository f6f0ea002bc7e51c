import { limits } from "@vesper/contract/core/limits";
import { Email, Phone, text } from "@vesper/contract/core/text";
import { z } from "zod";

export const paragraphs = ["aboutMe", "preferences", "workingHours", "availability"] as const;
export const measures = ["bust", "waist", "hips"] as const;
export const appearance = ["hair", "hairColor", "eyeColor", "ethnicity", "nationality"] as const;
export const handles = ["telegram", "instagram", "twitter", "wechat", "lineId"] as const;

/** Optional text. An empty string becomes null, which clears the value. */
export const optionalText = (max: number) => text(max).transform((value) => value || null);

export const optionalTexts = <Name extends string>(names: readonly Name[], max: number) =>
  Object.fromEntries(names.map((name) => [name, optionalText(max)])) as Record<
    Name,
    ReturnType<typeof optionalText>
  >;

export const optionalPhone = Phone.transform((value) => value || null);

const customRow = z
  .object({ label: text(limits.customFields.label), value: text(limits.customFields.value) })
  .superRefine(({ label, value }, { addIssue }) => {
    if (Boolean(label) === Boolean(value)) return;
    addIssue({ code: "custom", path: [label ? "value" : "label"], message: "is required" });
  });

/** Custom rows; empty rows are dropped. */
export const customRows = z
  .array(customRow)
  .max(limits.customFields.max)
  .transform((rows) => rows.filter(({ label }) => label !== ""));

/** One of the options, or an empty string for none. */
export const optionalChoice = <T extends z.ZodType>(options: T) =>
  z.union([options, z.literal("").transform(() => null)]);

export function wholeNumber({ min, max }: { min: number; max: number }) {
  const problem = `must be a whole number from ${min} to ${max}`;
  return z
    .string()
    .trim()
    .regex(/^\d*$/, problem)
    .transform((digits) => (digits === "" ? null : Number(digits)))
    .refine((value) => value === null || (value >= min && value <= max), problem);
}

/** Accepts a point or a comma as the decimal separator. */
export const rate = z
  .string()
  .trim()
  .min(1, "is required")
  .regex(/^(\d+([.,]\d{0,2})?)?$/, "must be 0 or more, with at most two decimal places")
  .transform((amount) => Number(amount.replace(",", ".")))
  .pipe(z.number().max(limits.rate.max, `must be at most ${limits.rate.max.toLocaleString("en")}`));

export const optionalEmail = z
  .string()
  .trim()
  .refine((address) => address === "" || Email.safeParse(address).success, "must be a valid email address")
  .transform((address) => address.toLowerCase() || null);

/** Schema for a separated list of short texts without duplicates. */
export const createListSchema = (separator: RegExp, { most, length }: { most: number; length: number }) =>
  z
    .string()
    .transform((typed) => [...new Set(typed.split(separator).map((word) => word.trim()))].filter(Boolean))
    .refine((entries) => entries.length <= most, `are limited to ${most}`)
    .refine(
      (entries) => entries.every((word) => text(length).safeParse(word).success),
      `can have at most ${length} characters each`,
    );
