import { limits } from "@vesper/contract/core/limits";
import { describe, expect, it } from "vitest";
import { loadLeakedPasswords } from "./leaked-passwords.ts";
import { findWeakness } from "./password-rules.ts";

const context = { email: "mara@example.test", name: "Mara Lind", siteName: "Vesper" };

describe("leaked passwords", () => {
  it("are refused: the three thousand most common ones that are long enough", async () => {
    const common = [...(await loadLeakedPasswords())]
      .filter(({ length }) => length >= limits.password.min)
      .slice(0, 3_000);

    const verdicts = await Promise.all(common.map((password) => findWeakness(password, context)));

    expect([common.length, verdicts.filter((verdict) => verdict === null)]).toEqual([3_000, []]);
  });

  it("are refused in any case, and longer ones that contain them are not", async () => {
    const rare =
      [...(await loadLeakedPasswords())].findLast((password) => /^[a-z]{8,}$/.test(password)) ?? "";

    expect(await findWeakness(rare.toUpperCase(), context)).not.toBeNull();
    expect(await findWeakness(`${rare} on a bicycle`, context)).toBeNull();
  });
});
