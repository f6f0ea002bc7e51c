import { describe, expect, it } from "vitest";
import type { AgeProvider, ProviderCheck } from "#modules/age/providers/provider.ts";

/** Claims of a valid answer; each test changes one of them. */
export interface AnswerFacts {
  nonce: string;
  audience: string;
  /** The claim as the provider would sign it: only the boolean `true` means an adult. */
  isAdult: unknown;
  issuedAt: Date;
  expiresAt: Date;
}

export interface ProviderHarness {
  provider: AgeProvider;
  /** Answers as the provider does. */
  answer(facts: AnswerFacts): Promise<URLSearchParams>;
  /** Answers with a key that is not the provider's. */
  answerAsImpostor(facts: AnswerFacts): Promise<URLSearchParams>;
}

const now = new Date("2026-11-18T10:00:00Z");
const check: ProviderCheck = {
  nonce: "a-nonce-of-this-check",
  audience: "https://vesper.test",
  returnUrl: "https://vesper.test/age/provider/return/check",
};
const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const honest: AnswerFacts = {
  nonce: check.nonce,
  audience: check.audience,
  isAdult: true,
  issuedAt: now,
  expiresAt: inMinutes(2),
};

/** Tests that every provider must pass. Run it with a harness that answers as the provider's servers do. */
export function testProviderConformance(name: string, createHarness: () => Promise<ProviderHarness>): void {
  describe(`the provider ${name}`, () => {
    it("has a name and is reached over HTTPS, with the check and the way back", async () => {
      const { provider } = await createHarness();
      const address = new URL(provider.toAddress(check));

      expect(provider.name.length).toBeGreaterThan(0);
      expect(address.protocol).toBe("https:");
      expect(decodeURIComponent(address.href)).toContain(check.nonce);
      expect(decodeURIComponent(address.href)).toContain(check.returnUrl);
    });

    it("is believed when it answers for this check", async () => {
      const { provider, answer } = await createHarness();

      expect(await provider.verify(await answer(honest), check, now)).toBe(true);
    });

    it.each<[string, Partial<AnswerFacts>]>([
      ["for another check", { nonce: "a-nonce-of-another" }],
      ["to another site", { audience: "https://other.test" }],
      ["that has expired", { issuedAt: inMinutes(-4), expiresAt: inMinutes(-1) }],
      ["from before the check could begin", { issuedAt: inMinutes(-60) }],
      ["that says no", { isAdult: false }],
      ["that says yes in other words", { isAdult: "true" }],
      ["that says yes as a number", { isAdult: 1 }],
      ["that says nothing", { isAdult: undefined }],
    ])("is not believed with an answer %s", async (_what, changes) => {
      const { provider, answer } = await createHarness();

      expect(await provider.verify(await answer({ ...honest, ...changes }), check, now)).toBe(false);
    });

    it("is not believed without its signature", async () => {
      const { provider, answer, answerAsImpostor } = await createHarness();
      const real = await answer(honest);
      const doubled = new URLSearchParams([...real, ...real]);
      const altered = new URLSearchParams(
        [...real].map(([key, value]): [string, string] => [
          key,
          `${value.slice(0, -2)}${value.endsWith("A") ? "BB" : "AA"}`,
        ]),
      );

      expect(await provider.verify(await answerAsImpostor(honest), check, now)).toBe(false);
      for (const answered of [doubled, altered, new URLSearchParams(), new URLSearchParams("token=x.y.z")])
        expect(await provider.verify(answered, check, now)).toBe(false);
    });
  });
}
