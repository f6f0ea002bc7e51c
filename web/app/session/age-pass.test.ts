import { describe, expect, it } from "vitest";
import { createAdmission } from "./age-pass.ts";

interface Given {
  userIds?: (string | null)[];
  refused?: boolean;
  cookieBlocked?: boolean;
  provenElsewhere?: boolean;
  path?: string;
}

function open({ userIds = ["ada"], path = "/dashboard", ...given }: Given = {}) {
  const { refused = false, cookieBlocked = false, provenElsewhere = false } = given;
  const left: string[] = [];
  let requests = 0;
  const admission = createAdmission({
    readUserId: () => (userIds.length > 1 ? userIds.shift() : userIds[0]) ?? null,
    requestPass: async () => {
      requests += 1;
      if (refused || provenElsewhere) throw new Error("no proof is kept");
    },
    isGated: async () => refused || cookieBlocked,
    readPath: () => path,
    leaveFor: (to) => left.push(to),
  });
  return { ...admission, left, requests: () => requests };
}

describe("a call that needs a proof of age", () => {
  it("is repeated once the account has given this browser a pass", async () => {
    const { admit, left } = open();

    expect(await admit()).toBe(true);
    expect(left).toEqual([]);
  });

  it("asks for one pass per page load, whatever the number of calls", async () => {
    const { admit, requests } = open({ refused: true, path: "/profile/edit" });

    await Promise.all([admit(), admit(), admit()]);
    await admit();

    expect(requests()).toBe(1);
  });

  it("leads visitors and members without a proof to the age check, and back", async () => {
    for (const given of [{ userIds: [null] }, { refused: true }]) {
      const { admit, left } = open({ ...given, path: "/search?q=vera" });

      expect(await admit()).toBe(false);
      expect(left).toEqual(["/age-check?to=%2Fsearch%3Fq%3Dvera"]);
    }
  });

  it("leaves pages alone that must stay usable", async () => {
    const { admit, left } = open({ refused: true, path: "/dashboard?tab=settings" });

    expect(await admit()).toBe(false);
    expect(left).toEqual([]);
  });

  it("takes no pass for granted that the browser did not keep", async () => {
    const { obtainPass } = open({ cookieBlocked: true });

    expect(await obtainPass()).toBe(false);
  });

  it("accepts a proof that was given in another tab", async () => {
    const { obtainPass } = open({ provenElsewhere: true });

    expect(await obtainPass()).toBe(true);
  });

  it("asks again for the next member at the same page", async () => {
    const { obtainPass, requests } = open({ userIds: ["ada", "ada", "bela"] });

    for (let at = 0; at < 3; at += 1) await obtainPass();

    expect(requests()).toBe(2);
  });

  it("requests no pass for visitors", async () => {
    const { obtainPass, requests } = open({ userIds: [null] });

    expect(await obtainPass()).toBe(false);
    expect(requests()).toBe(0);
  });
});
