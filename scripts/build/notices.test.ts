import { describe, expect, it } from "vitest";
import { printNotices } from "./notices.ts";

const shape = { name: "shape", version: "1.0.0", identifier: "MIT", text: "Copyright Shape" };

describe("the notices of the pages", () => {
  it("name each package once, with its version, license and text", () => {
    const fast = { name: "fast", version: "2.0.0", identifier: "ISC", text: "Copyright Fast" };

    const notices = printNotices([shape, fast, shape]);

    expect(notices).toMatch(
      /fast 2\.0\.0 \(ISC\)\n\nCopyright Fast\n[^]+shape 1\.0\.0 \(MIT\)\n\nCopyright Shape\n$/,
    );
    expect(notices.match(/Copyright Shape/g)).toHaveLength(1);
  });

  it("are refused when a package has no license text", () => {
    expect(() => printNotices([{ name: "bare", version: "1.0.0" }])).toThrow("no license text in bare 1.0.0");
  });
});
