import { describe, expect, it, onTestFinished } from "vitest";
import { startSmtp } from "#test/fakes/smtp.ts";
import { sendOnce } from "./send-once.ts";
import { verifySmtp } from "./verify-smtp.ts";

const mail = { to: "vera@example.test", subject: "Hello", text: "Hello", html: "<p>Hello</p>" };

/** A server without encryption. The address 0.0.0.0 leads to this machine, but is not one of its names. */
async function openServer() {
  const smtp = await startSmtp();
  onTestFinished(() => smtp.stop());
  const toUrl = (host: string, query = "") => `smtp://mailer:right@${host}:${smtp.port}${query}`;
  return { smtp, toUrl };
}

describe("a mail server", () => {
  it("elsewhere gets no mail without encryption", async () => {
    const { smtp, toUrl } = await openServer();

    for (const query of ["", "?ignoreTLS=false"])
      expect(await sendOnce(toUrl("0.0.0.0", query), "site@example.test", mail)).toContain("encryption");
    await expect(verifySmtp(toUrl("0.0.0.0"))).rejects.toThrow();
    expect([smtp.mails, smtp.commands.includes("AUTH")]).toEqual([[], false]);
  });

  it("elsewhere gets mail without encryption if its address says so", async () => {
    const { smtp, toUrl } = await openServer();

    expect(await sendOnce(toUrl("0.0.0.0", "?ignoreTLS=true"), "site@example.test", mail)).toBeUndefined();
    expect(smtp.mails).toHaveLength(1);
  });

  it("on this machine needs no encryption", async () => {
    const { smtp, toUrl } = await openServer();

    expect(await sendOnce(toUrl("127.0.0.1"), "site@example.test", mail)).toBeUndefined();
    expect(smtp.mails).toHaveLength(1);
  });
});
