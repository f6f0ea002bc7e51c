import { describe, expect, it } from "vitest";
import { z } from "zod";
import { compileSerializer } from "./response-serializer.ts";

const Person = z.object({ _id: z.string(), "odd-name": z.number().optional(), tags: z.array(z.string()) });
const Answer = z.object({
  data: z.array(z.object({ owner: Person.nullable(), notes: z.array(z.object({ text: z.string() })) })),
  meta: z.object({ total: z.int() }).optional(),
  extra: z.record(z.string(), z.unknown()).optional(),
});

describe("a response", () => {
  it("contains only the fields of its schema, at every depth", () => {
    const secret = { passwordHash: "x" };
    const answer = {
      ...secret,
      data: [
        {
          ...secret,
          owner: { ...secret, _id: "1", "odd-name": 2, tags: ["a"] },
          notes: [{ ...secret, text: "t" }],
        },
        { owner: null, notes: [] },
      ],
      meta: { ...secret, total: 1 },
      extra: { any: { thing: 1 } },
    };

    expect(JSON.stringify(compileSerializer(Answer)(answer))).toBe(JSON.stringify(Answer.parse(answer)));
  });

  it("may omit optional fields", () => {
    expect(JSON.stringify(compileSerializer(Answer)({ data: [] }))).toBe('{"data":[]}');
  });
});
