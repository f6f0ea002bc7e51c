import { expect, it } from "vitest";
import { getNewSnapshots } from "./new-snapshots.ts";

it("shows a snapshot only when it differs from the last one shown", () => {
  const [vera, noor] = [{ name: "Vera" }, { name: "Noor" }];
  const evidence = [vera, null, { ...vera }, noor, vera].map((snapshot) => ({ snapshot }));

  expect(getNewSnapshots(evidence)).toEqual([vera, null, null, noor, vera]);
});
