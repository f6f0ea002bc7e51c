import { describe, expect, it } from "vitest";
import { z } from "zod";
import { toReadableDetail } from "./messages.ts";
import { ProfileDraft } from "../profiles/profiles.ts";

const findMessage = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message;

describe("a validation message", () => {
  it.each([
    [z.int().min(18), 17, "must be at least 18"],
    [z.int().min(18), 20.5, "must be a whole number"],
    [z.int(), "x", "must be a number"],
    [z.number().max(5), 6, "must be at most 5"],
    [z.string(), undefined, "is required"],
    [z.string().min(1), "", "is required"],
    [z.string().min(2), "a", "must have at least 2 characters"],
    [z.string().max(1), "ab", "must have at most 1 character"],
    [z.array(z.string()).max(1), ["a", "b"], "must have at most 1 entry"],
    [z.enum(["female", "male"]), "f", "must be one of: female, male"],
    [z.enum(["female", "male"]), undefined, "is required"],
    [z.boolean(), "yes", "must be yes or no"],
    [z.email(), "x", "must be a valid email address"],
    [z.uuid(), "x", "must be a valid ID"],
    [z.iso.date(), "x", "must be a valid date"],
    [z.union([z.string(), z.boolean()]), 1, "is not valid"],
  ])("reads as a continuation of the field label: %#", (schema, value, message) => {
    expect(findMessage(schema, value)).toBe(message);
  });

  it("never exposes the validator's default text for any profile input", () => {
    const wrong = [undefined, null, "", "x".repeat(6000), -1, 1e9, {}, [{}], true];
    const messages = wrong.flatMap((value) => {
      const draft = Object.fromEntries(Object.keys(ProfileDraft.shape).map((name) => [name, value]));
      return ProfileDraft.safeParse(draft).error?.issues.map(({ message }) => message) ?? [];
    });

    expect(messages.length).toBeGreaterThan(100);
    expect(messages.filter((message) => /expected|received|invalid/i.test(message))).toEqual([]);
  });
});

describe("a detail", () => {
  it.each([
    ["age: must be at least 18", "age: Age must be at least 18"],
    ["rateOutcall: is required", "rateOutcall: Outcall rate is required"],
    ["customFields.0.value: is required", "customFields.0.value: Custom fields, entry 1, value is required"],
    [
      "password: Password must be at least 6 characters long",
      "password: Password must be at least 6 characters long",
    ],
    ["No field here", "No field here"],
  ])("%s is shown as %s", (detail, readable) => {
    expect(toReadableDetail(detail)).toBe(readable);
  });
});
