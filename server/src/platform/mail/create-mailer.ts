import { randomUUID } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import nodemailer from "nodemailer";
import type { Clock } from "../clock.ts";
import type { Config } from "../config/config.ts";
import type { Mailer } from "./mailer.ts";
import { toSmtpOptions } from "./smtp-options.ts";

/** Sends by SMTP if a mail server is set; otherwise writes `.eml` files to the outbox folder. Setup may change it. */
export function createMailer(config: Config, clock: Clock): Mailer {
  const outbox = createOutboxMailer(config, clock);
  let server: { url: string; mailer: Mailer } | undefined;
  function findMailer(): Mailer {
    if (!config.smtpUrl) return outbox;
    if (server?.url !== config.smtpUrl) {
      server?.mailer.close();
      server = { url: config.smtpUrl, mailer: createSmtpMailer(config.smtpUrl, config) };
    }
    return server.mailer;
  }
  return {
    send: (mail) => findMailer().send(mail),
    close() {
      server?.mailer.close();
      outbox.close();
    },
  };
}

function createSmtpMailer(url: string, config: Config): Mailer {
  const transport = nodemailer.createTransport(toSmtpOptions(url));
  return {
    async send(mail) {
      await transport.sendMail({ from: config.mailFrom, ...mail });
    },
    close: () => transport.close(),
  };
}

function createOutboxMailer(config: Config, clock: Clock): Mailer {
  const folder = join(config.dataDir, "outbox");
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true });
  return {
    async send(mail) {
      const { message } = await transport.sendMail({ from: config.mailFrom, ...mail, date: clock.now() });
      await mkdir(folder, { recursive: true });
      // The name starts with the time, so that files sort by it. The file is renamed when complete, so that readers
      // never see a partial one.
      const name = `${clock.now().toISOString().replaceAll(":", "-")}-${randomUUID().slice(0, 8)}.eml`;
      await writeFile(join(folder, `.${name}`), message as Buffer);
      await rename(join(folder, `.${name}`), join(folder, name));
    },
    close: () => transport.close(),
  };
}
