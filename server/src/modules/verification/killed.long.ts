import { describe, expect, it } from "vitest";
import { processEvidence } from "#modules/media/index.ts";
import { buildVerificationPhotos } from "#test/factories/verifications.ts";
import { createDataFolder } from "#test/process.ts";
import { decideAndKill } from "#test/verification-kill.ts";

/** Bytes that identify a picture among all others. */
const getFingerprint = (bytes: Uint8Array) =>
  Buffer.from(bytes.subarray(bytes.length / 2 - 12, bytes.length / 2 + 12));

describe("a process killed right after a decision", { timeout: 240_000 }, () => {
  it("leaves no unencrypted picture, and none at all after the restart", async () => {
    const pictures = await buildVerificationPhotos();
    const plain = [
      ...Object.values(pictures),
      ...(await Promise.all(
        Object.values(pictures).map((bytes) => processEvidence(Buffer.from(bytes), "test")),
      )),
    ];

    const { stored, sealed, decided, left, seconds, check } = await decideAndKill({
      dataDir: createDataFolder(),
      shots: pictures,
    });

    expect({ decided, sealed: sealed.length, left }).toEqual({ decided: 200, sealed: 2, left: [] });
    expect(seconds).toBeLessThan(60);
    expect(check).toMatchObject({ code: 0, output: expect.stringContaining("all checks passed") });
    expect(stored.length).toBeGreaterThan(100);
    expect(stored.filter((file) => plain.some((bytes) => file.includes(getFingerprint(bytes))))).toEqual([]);
  });
});
