import { expect, it } from "vitest";
import { hashPassword, isPassword } from "./passwords.ts";

it("rejects a check when two are running and a hundred are queued", async () => {
  const checks = Array.from({ length: 103 }, () => isPassword("guess", null));

  const settled = await Promise.allSettled(checks);

  const refused = settled.filter(({ status }) => status === "rejected");
  expect(refused).toEqual([settled.at(-1)]);
  expect(refused).toMatchObject([{ reason: { code: "service_unavailable", retryAfter: 5 } }]);
});

it("accepts only the correct password, and none for an account without a hash", async () => {
  const hash = await hashPassword("correct horse");

  const checks = [
    isPassword("correct horse", hash),
    isPassword("wrong", hash),
    isPassword("correct horse", null),
  ];

  expect(await Promise.all(checks)).toEqual([true, false, false]);
});
