import { parseArgs } from "node:util";
import { Email, Name } from "@vesper/contract/core/text";
import { allChecks } from "#create-app";
import { dropTwoFactor, makeAdmin } from "#modules/accounts/index.ts";
import { signDeliberately, verifyAudit } from "#modules/moderation/index.ts";
import { StartFailure } from "#platform/problem.ts";
import { backupCommands } from "./backup-commands.ts";
import { reportOutcome, type Command } from "./command.ts";
import { migrateHelp } from "./migrate-command.ts";

export const commands: Record<string, Command> = {
  "audit verify": {
    help: "audit verify [--head <hash noted earlier>]     reads the whole audit chain and finds changed or missing rows",
    async run(ctx, args) {
      const { values } = parseArgs({ args, options: { head: { type: "string" } } });
      const { entries, head, problems } = await verifyAudit(ctx, values.head);
      return reportOutcome(problems, `${entries} entries, nothing changed, nothing missing\nhead ${head}`);
    },
  },

  "audit sign": {
    help: "audit sign                                     signs the audit log as it is now, after a change of JWT_SECRET",
    async run(ctx) {
      const { position, hash } = await signDeliberately(ctx);
      console.log(`${position} entries signed\nhead ${hash}`);
      return 0;
    },
  },

  ...backupCommands,

  check: {
    help: "check                                          proves over the database what must always be true",
    async run(ctx) {
      const problems: string[] = [];
      for (const check of allChecks) problems.push(...(await check(ctx)));
      return reportOutcome(problems, "all is as it must be");
    },
  },

  "create-admin": {
    help: "create-admin --email <address> --name <name>   opens an admin account, or makes an account an admin",
    async run(ctx, args) {
      const { link } = await makeAdmin(ctx, parsePerson(args));
      console.log(
        link
          ? `The account is open. Set its password within an hour: ${link}`
          : "The account is an admin's now.",
      );
      return 0;
    },
  },

  "two-factor off": {
    help: "two-factor off --email <address>               for somebody who lost phone and recovery codes",
    async run(ctx, args) {
      const { values } = parseArgs({ args, options: { email: { type: "string" } } });
      const email = Email.safeParse(values.email);
      if (!email.success) throw new StartFailure(`two-factor off needs --email\n${usage}`);
      const isDone = await dropTwoFactor(ctx, email.data);
      return reportOutcome(
        isDone ? [] : ["Two-factor login is not on there."],
        "The password alone is enough from now on; the person is told by mail.",
      );
    },
  },
};

const helpLines = [...Object.values(commands).map(({ help }) => help), migrateHelp];
export const usage = ["what shall be done?", ...helpLines.map((help) => `  ${help}`)].join("\n");

function parsePerson(args: string[]): { email: string; name: string } {
  const { values } = parseArgs({ args, options: { email: { type: "string" }, name: { type: "string" } } });
  const email = Email.safeParse(values.email);
  const name = Name.safeParse(values.name ?? "Admin");
  if (!email.success || !name.success)
    throw new StartFailure(`create-admin needs --email and --name\n${usage}`);
  return { email: email.data, name: name.data };
}
