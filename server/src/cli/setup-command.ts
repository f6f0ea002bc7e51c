import {
  mailSecurities,
  SetupAdmin,
  SetupMail,
  SetupOperator,
  SetupRules,
  SetupSite,
} from "@vesper/contract/core/setup";
import { Email } from "@vesper/contract/core/text";
import { z } from "zod";
import {
  describeSetup,
  finishSetup,
  isSetupNeeded,
  sendTestMail,
  storeMail,
  storeOperator,
  storeRules,
  storeSite,
} from "#modules/setup/index.ts";
import type { Context } from "#platform/context.ts";
import { Problem, StartFailure } from "#platform/problem.ts";
import type { Command } from "./command.ts";
import { openPrompt, type Prompt } from "./prompt.ts";

const yesNo = ["yes", "no"] as const;
const toChoice = (isYes: boolean) => (isYes ? "yes" : "no");

/** The setup page as questions on a terminal. Access to the machine replaces the setup code. */
export const setupCommand: Command = {
  help: "setup                                          Set up a new site: name, operator, mail, rules and the first admin",
  async run(ctx) {
    if (!(await isSetupNeeded(ctx)))
      throw new StartFailure("this site has an admin already; setup is finished");
    const prompt = openPrompt(process.stdin, process.stdout);
    try {
      await askSite(ctx, prompt);
      await askMail(ctx, prompt);
      await askRules(ctx, prompt);
      await askAdmin(ctx, prompt);
    } finally {
      prompt.close();
    }
    console.log(
      `Done. Start the server and sign in at ${ctx.config.publicUrl}/login to add your second factor.`,
    );
    return 0;
  },
};

async function askSite(ctx: Context, prompt: Prompt): Promise<void> {
  const { site, operator, missing } = describeSetup(ctx.config);
  if (missing.length > 0)
    console.log(`Several nodes: set these environment variables on each of them: ${missing.join(", ")}`);
  await storeSite(ctx, {
    name: await prompt.ask("Site name", SetupSite.shape.name, site.name),
    address: await prompt.ask("Public address", SetupSite.shape.address, site.address),
  });
  const { name, address, jurisdiction, supportEmail } = SetupOperator.shape;
  await storeOperator(ctx, {
    name: await prompt.ask("Operator", name, operator.name),
    address: await prompt.ask("Postal address", address, operator.address),
    jurisdiction: await prompt.ask("Jurisdiction", jurisdiction, operator.jurisdiction),
    supportEmail: await prompt.ask("Contact email", supportEmail, operator.supportEmail),
  });
}

async function askMail(ctx: Context, prompt: Prompt): Promise<void> {
  const { mail, locked, operator } = describeSetup(ctx.config);
  if (locked.includes("SMTP_URL")) return;
  if ((await prompt.choose("Send mail through a mail server?", yesNo, toChoice(mail !== null))) === "no")
    return void storeMail(ctx, null);
  const { host, port, user, password } = SetupMail.shape;
  const server = {
    host: await prompt.ask("Mail server", host, mail?.host),
    security: await prompt.choose("Encryption", mailSecurities, mail?.security ?? "tls"),
    port: await prompt.ask("Port", port, String(mail?.port ?? 465)),
    user: await prompt.ask("User name, or empty", user, mail?.user),
    password: await prompt.askSecret("Password, or empty to keep the stored one", password),
  };
  storeMail(ctx, server);
  const to = await prompt.ask(
    "Send a test mail to, or “no”",
    z.union([z.literal("no"), Email]),
    operator.supportEmail,
  );
  if (to !== "no") console.log(await tryMail(ctx, server, to));
}

async function tryMail(ctx: Context, server: SetupMail, to: string): Promise<string> {
  try {
    await sendTestMail(ctx, server, to);
    return `The mail server accepted the mail to ${to}. Check that it arrived.`;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return `${error.message} You can run setup again to change it.`;
  }
}

async function askRules(ctx: Context, prompt: Prompt): Promise<void> {
  const { rules } = describeSetup(ctx.config);
  const { publicationPolicy, registration } = SetupRules.shape;
  await storeRules(ctx, {
    publicationPolicy: await prompt.choose(
      "When does a profile become public: after approval, or approved and verified?",
      publicationPolicy.options,
      rules.publicationPolicy,
    ),
    registration: await prompt.choose("Registration", registration.options, rules.registration),
    demoData: (await prompt.choose("Demo data?", yesNo, toChoice(rules.demoData))) === "yes",
  });
}

/** Asks last, because the first admin ends setup. */
async function askAdmin(ctx: Context, prompt: Prompt): Promise<void> {
  const { name, email, password } = SetupAdmin.shape;
  await finishSetup(ctx, {
    name: await prompt.ask("Your name", name),
    email: await prompt.ask("Your email", email),
    password: await prompt.askSecret("Your password", password),
  });
}
