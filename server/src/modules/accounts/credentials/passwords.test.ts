import { hash } from "@node-rs/argon2";
import { expect, it } from "vitest";
import { hashPassword, isPassword } from "./passwords.ts";

it("rejects a check when two are running and a hundred are queued", async () => {
  // A hash names its cost, so a cheap one is also checked fast.
  const cheapHash = await hash("secret", { memoryCost: 8, timeCost: 1, parallelism: 1 });
  const checks = Array.from({ length: 103 }, () => isPassword("guess", cheapHash));

  const settled = await Promise.allSettled(checks);

  const refused = settled.filter(({ status }) => status === "rejected");
  expect(refused).toEqual([settled.at(-1)]);
  expect(refused).toMatchObject([{ reason: { code: "service_unavailable", retryAfter: 5 } }]);
});

it("accepts only the correct password, and none for an account without a hash", async () => {
  const passwordHash = await hashPassword("correct horse");

  const checks = [
    isPassword("correct horse", passwordHash),
    isPassword("wrong", passwordHash),
    isPassword("correct horse", null),
  ];

  expect(await Promise.all(checks)).toEqual([true, false, false]);
});
