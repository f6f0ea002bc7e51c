import { parseArgs } from "node:util";
import { Email, Name } from "@vesper/contract/core/text";
import { allChecks } from "#create-app";
import { dropFactors, makeAdmin } from "#modules/accounts/index.ts";
import { signDeliberately, verifyAudit } from "#modules/moderation/index.ts";
import { StartFailure } from "#platform/problem.ts";
import { backupCommands } from "./backup-commands.ts";
import { reportOutcome, type Command } from "./command.ts";
import { doctorHelp } from "./doctor-command.ts";
import { migrateHelp } from "./migrate-command.ts";
import { sealingCommands } from "./sealing-commands.ts";
import { setupCommand } from "./setup-command.ts";

export const commands: Record<string, Command> = {
  "audit verify": {
    help: "audit verify [--head <hash noted earlier>]     Verify the whole audit log and report changed or missing entries",
    async run(ctx, args) {
      const { values } = parseArgs({ args, options: { head: { type: "string" } } });
      const { entries, head, problems } = await verifyAudit(ctx, values.head);
      return reportOutcome(
        problems,
        `${entries} ${entries === 1 ? "entry" : "entries"} verified, none changed or missing\nhead ${head}`,
      );
    },
  },

  "audit sign": {
    help: "audit sign                                     Sign the audit log in its current state, after a change to JWT_SECRET or a restore with --unsigned",
    async run(ctx) {
      const { position, hash } = await signDeliberately(ctx);
      console.log(`${position} ${position === 1 ? "entry" : "entries"} signed\nhead ${hash}`);
      return 0;
    },
  },

  ...backupCommands,

  check: {
    help: "check                                          Check the invariants of the database and the stored files",
    async run(ctx) {
      const problems: string[] = [];
      for (const check of allChecks) problems.push(...(await check(ctx)));
      return reportOutcome(problems, "all checks passed");
    },
  },

  "create-admin": {
    help: "create-admin --email <address> --name <name>   Create an admin account, or make an existing account an admin",
    async run(ctx, args) {
      const { link } = await makeAdmin(ctx, parsePerson(args));
      console.log(
        link ? `Account created. Set its password within one hour: ${link}` : "The account is now an admin.",
      );
      return 0;
    },
  },

  setup: setupCommand,

  ...sealingCommands,

  "two-factor off": {
    help: "two-factor off --email <address>               Remove the passkeys and two-factor sign-in of a person who lost all of them",
    async run(ctx, args) {
      const { values } = parseArgs({ args, options: { email: { type: "string" } } });
      const email = Email.safeParse(values.email);
      if (!email.success) throw new StartFailure(`two-factor off needs --email\n${usage}`);
      const isDone = await dropFactors(ctx, email.data);
      return reportOutcome(
        isDone ? [] : ["No account with this address has a passkey or two-factor sign-in."],
        "The second factors are removed. The person will be told by email; staff also get a link to set a new password.",
      );
    },
  },
};

const helpLines = [...Object.values(commands).map(({ help }) => help), doctorHelp, migrateHelp];
export const usage = ["usage:", ...helpLines.map((help) => `  ${help}`)].join("\n");

function parsePerson(args: string[]): { email: string; name: string } {
  const { values } = parseArgs({ args, options: { email: { type: "string" }, name: { type: "string" } } });
  const email = Email.safeParse(values.email);
  const name = Name.safeParse(values.name ?? "Admin");
  if (!email.success || !name.success)
    throw new StartFailure(`create-admin needs --email and --name\n${usage}`);
  return { email: email.data, name: name.data };
}
