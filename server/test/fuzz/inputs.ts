import fc from "fast-check";
import { z } from "zod";

/** Existing ids and texts, so that some requests get further than "not found". */
export interface KnownValues {
  ids: string[];
  terms: string[];
}

/** The parts of JSON Schema that the contract's schemas use. */
interface JsonSchema {
  type?: string;
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
}

const longNumber = "9".repeat(40);

const oddValues: unknown[] = [
  0,
  -1,
  0.1,
  1e308,
  -1e308,
  2 ** 53,
  2 ** 31,
  null,
  true,
  false,
  [],
  {},
  [[[[]]]],
  { toString: 1, constructor: null },
  "",
  " ",
  longNumber,
  "x".repeat(20_000),
  "\u202e\u2066",
  "😀".repeat(300),
];

/** Values that often break programs. */
export const hostileValue = fc.oneof(
  fc.constantFrom<unknown>(
    ..."\0|a\0b|\ud800|x\udc00|%00|%|' or 1=1 --|\\|../../etc/passwd|__proto__|constructor|<svg onload=x>".split(
      "|",
    ),
    ..."-1|0x10|1e309|NaN|Infinity|-infinity|infinity|0000-00-00|9999-12-31T23:59:59.999Z|null|true|[]|{}".split(
      "|",
    ),
    ...oddValues,
  ),
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Generates mostly valid input, with an occasional hostile value in any place. */
export function createInput(schema: z.ZodType, known: KnownValues): fc.Arbitrary<unknown> {
  const shape = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as JsonSchema;
  return createAnyValue(shape, "", known);
}

function createAnyValue(shape: JsonSchema, name: string, known: KnownValues): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 25, arbitrary: createValidValue(shape, name, known) },
    { weight: 1, arbitrary: hostileValue },
  );
}

function createValidValue(shape: JsonSchema, name: string, known: KnownValues): fc.Arbitrary<unknown> {
  const choices = shape.anyOf ?? shape.oneOf ?? shape.allOf;
  if (choices) return fc.oneof(...choices.map((choice) => createValidValue(choice, name, known)));
  if ("const" in shape) return fc.constant(shape.const);
  if (shape.enum) return fc.constantFrom(...shape.enum);
  if (shape.type === "object") return createObject(shape, known);
  if (shape.type === "array") return createList(shape, name, known);
  if (shape.type === "string") return createText(shape, name, known);
  if (shape.type === "integer") return fc.integer(getBounds(shape));
  if (shape.type === "number") return fc.double({ ...getBounds(shape), noNaN: true });
  if (shape.type === "boolean") return fc.boolean();
  if (shape.type === "null") return fc.constant(null);
  return hostileValue;
}

function createList(
  { items = {}, minItems = 0, maxItems = 5 }: JsonSchema,
  name: string,
  known: KnownValues,
) {
  const maxLength = Math.max(minItems, Math.min(maxItems, 5));
  return fc.array(createAnyValue(items, name, known), { minLength: minItems, maxLength });
}

const getBounds = ({ minimum = -1000, maximum = 1_000_000 }: JsonSchema) => ({
  min: Math.ceil(Math.max(minimum, -(2 ** 31))),
  max: Math.floor(Math.min(maximum, 2 ** 31 - 1)),
});

function createObject(
  { properties = {}, required = [] }: JsonSchema,
  known: KnownValues,
): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, shape]) => [name, createAnyValue(shape, name, known)]),
  );
  return fc.record(fields, { requiredKeys: required });
}

function createText(shape: JsonSchema, name: string, { ids, terms }: KnownValues): fc.Arbitrary<unknown> {
  const { minLength = 0, maxLength = 60, format, pattern } = shape;
  if (format === "uuid") {
    return fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...ids) }, { weight: 1, arbitrary: fc.uuid() });
  }
  if (format === "email") return fc.constantFrom("ada@example.test", "bea@example.test", ...terms);
  if (format === "date") return dateArbitrary;
  if (format === "date-time") return dateArbitrary.map((one) => `${one}T12:00:00.000Z`);
  if (format === "uri") return fc.constantFrom("https://example.test/a.jpg", "javascript:alert(1)");
  if (pattern && format === undefined) return createMatching(pattern, terms);
  const plain = fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, 60)) });
  const isName = /slug|category|tag|city|country|^q$|id$/i.test(name);
  return fc.oneof(
    { weight: isName ? 6 : 1, arbitrary: fc.constantFrom(...terms, ...ids) },
    { weight: 2, arbitrary: plain },
  );
}

const dateArbitrary = fc.integer({ min: -400, max: 400 }).map((days) => {
  const date = new Date(Date.UTC(2026, 10, 15) + days * 86_400_000);
  return date.toISOString().slice(0, 10);
});

/** Some patterns cannot be used to generate text; existing texts are used for them. */
function createMatching(pattern: string, terms: string[]): fc.Arbitrary<unknown> {
  try {
    return fc.stringMatching(new RegExp(pattern));
  } catch {
    return fc.constantFrom(...terms);
  }
}

/** Forms with a file, complete and broken. */
export const forms = fc.record({
  type: fc.constantFrom(
    "multipart/form-data; boundary=b",
    "multipart/form-data; boundary=b",
    "multipart/form-data",
    "multipart/form-data; boundary=c",
  ),
  parts: fc.array(
    fc.record({
      name: fc.constantFrom(
        "file",
        "csvFile",
        "document",
        "selfie",
        "title",
        "isPublic",
        "consentAttested",
        "__proto__",
      ),
      filename: fc.option(fc.constantFrom("a.jpg", "a.csv", "", "a\0.jpg", "../a", "x".repeat(300))),
      content: fc.oneof(
        fc.string({ unit: "binary" }),
        fc.constantFrom("name,email\n", "\xff\xd8\xff", "true", "a\0b"),
      ),
    }),
    { maxLength: 4 },
  ),
  isCut: fc.boolean(),
});
export type Form = typeof forms extends fc.Arbitrary<infer Value> ? Value : never;

export function printForm({ parts, isCut }: Form): string {
  const printed = parts.map(({ name, filename, content }) => {
    const named = filename === null ? "" : `; filename="${filename}"`;
    return `--b\r\ncontent-disposition: form-data; name="${name}"${named}\r\n\r\n${content}\r\n`;
  });
  const whole = `${printed.join("")}--b--\r\n`;
  return isCut ? whole.slice(0, -12) : whole;
}
