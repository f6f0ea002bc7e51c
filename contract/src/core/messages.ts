import { z } from "zod";

type Issue = z.core.$ZodRawIssue;

/** Field labels as forms show them, where splitting the name into words is not enough. */
const labels: Readonly<Record<string, string>> = {
  aboutMe: "About me",
  addresses: "Addresses",
  ageMax: "Maximum age",
  ageMin: "Minimum age",
  body: "The request",
  bornOn: "Date of birth",
  categoryId: "Category",
  consentAttested: "Consent",
  csvFile: "The file",
  file: "The file",
  isEmailVerified: "Email verified",
  lineId: "LINE ID",
  maxPrice: "Maximum price",
  minPrice: "Minimum price",
  parentId: "Parent category",
  profileImageUrl: "Photo address",
  place: "Incall or outcall",
  q: "Search text",
  rateIncall: "Incall rate",
  rateOutcall: "Outcall rate",
  twitter: "X (Twitter)",
  wechat: "WeChat",
  whatsapp: "WhatsApp",
};

const splitFieldName = (name: string) => {
  const label = name.replaceAll(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
  return label.charAt(0).toUpperCase() + label.slice(1);
};

/** Returns the label of a path such as `customFields.0.value`: "Custom fields, entry 1, value". */
function toLabel(path: string): string {
  const [first = "", ...rest] = path.split(".");
  const parts = rest.map((part) =>
    /^\d+$/.test(part) ? `entry ${Number(part) + 1}` : splitFieldName(part).toLowerCase(),
  );
  return [labels[first] ?? splitFieldName(first), ...parts].join(", ");
}

/**
 * Turns a detail `age: must be at least 18` into `age: Age must be at least 18`, ready to be shown. A message that is
 * already a sentence is unchanged.
 */
export function toReadableDetail(detail: string): string {
  const [, path = "", problem = ""] = /^([\w.]+): (\p{Ll}.*)$/su.exec(detail) ?? [];
  return path ? `${path}: ${toLabel(path)} ${problem}` : detail;
}

const typeNames: Readonly<Record<string, string>> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "yes or no",
  array: "a list",
  date: "a date",
};

const formats: Readonly<Record<string, string>> = {
  email: "must be a valid email address",
  url: "must be a valid web address",
  date: "must be a valid date",
  datetime: "must be a valid date and time",
  uuid: "must be a valid ID",
};

/** Singular and plural of the unit in which a value's size is counted; numbers have none. */
const units: Readonly<Record<string, readonly [one: string, several: string]>> = {
  string: ["character", "characters"],
  array: ["entry", "entries"],
};

function describeSize(origin: string, bound: "least" | "most", size: number | bigint): string {
  if (origin === "string" && bound === "least" && size === 1) return "is required";
  const unit = units[origin];
  return unit
    ? `must have at ${bound} ${size.toLocaleString("en")} ${unit[Number(size) === 1 ? 0 : 1]}`
    : `must be at ${bound} ${size.toLocaleString("en")}`;
}

const describeType = (expected: string, input: unknown): string =>
  input == null ? "is required" : `must be ${typeNames[expected] ?? "a different type"}`;

function describeIssue(issue: Issue): string {
  switch (issue.code) {
    case "invalid_type":
      return describeType(issue.expected, issue.input);
    case "too_small":
      return describeSize(issue.origin, "least", issue.minimum);
    case "too_big":
      return describeSize(issue.origin, "most", issue.maximum);
    case "invalid_format":
      return formats[issue.format] ?? "has an invalid format";
    case "invalid_value":
      return issue.input === undefined ? "is required" : `must be one of: ${issue.values.join(", ")}`;
    case "not_multiple_of":
      return `must be a multiple of ${issue.divisor}`;
    case "invalid_union":
    case "invalid_key":
    case "invalid_element":
    case "unrecognized_keys":
    case "custom":
      return "is not valid";
  }
}

// Every schema in the contract phrases its errors as a continuation of the field's label: "must be at least 18".
z.config({ localeError: describeIssue });
