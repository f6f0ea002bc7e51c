import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { handOverData, toLiteral } from "./hand-over-data.ts";

describe("data handed over for hydration", () => {
  it.each(['{"a":"b"}', "it's", "a\\b", "line\nline\r\n", "</script><!--", "\u2028\u2029", "\\'</script>"])(
    "survives as a script literal: %j",
    (text) => {
      const literal = toLiteral(text);

      expect(runInNewContext(literal)).toBe(text);
      expect(literal).not.toContain("<");
    },
  );

  it("stands at the end of the body, in a script with the nonce", () => {
    const html = handOverData("<body><p>Hello</p></body></html>", "[1]", "n1");

    expect(html).toMatch(
      /^<body><p>Hello<\/p><script nonce="n1">.*enqueue\('\[1\]'\).*close\(\)<\/script><\/body>/,
    );
  });
});
