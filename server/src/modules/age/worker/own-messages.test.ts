import "@vesper/contract/core/messages";
import { expect, it } from "vitest";
import { z } from "zod";

it("the library of proofs leaves our messages alone", async () => {
  const describeProblem = () => z.enum(["incall", "outcall"]).safeParse("hotel").error?.issues[0]?.message;
  const before = describeProblem();
  await import("./mdoc-library.ts");

  expect(before).toBe("must be one of: incall, outcall");
  expect(describeProblem()).toBe(before);
});
