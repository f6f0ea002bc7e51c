import { addMilliseconds } from "../../clock.ts";
import type { App } from "../app.ts";

const halfYear = 182 * 24 * 60 * 60 * 1000;

/** Serves `security.txt`, the contact for vulnerability reports (RFC 9116). */
export function serveWellKnown(app: App): void {
  const { config, clock } = app.platform;
  app.get("/.well-known/security.txt", async (_request, reply) =>
    reply
      .type("text/plain; charset=utf-8")
      .send(
        [
          `Contact: mailto:${config.site.supportEmail}`,
          `Contact: ${config.publicUrl}/report-issue`,
          `Expires: ${addMilliseconds(clock.now(), halfYear).toISOString()}`,
          "Preferred-Languages: en",
          `Canonical: ${config.publicUrl}/.well-known/security.txt`,
          "",
        ].join("\n"),
      ),
  );
}
