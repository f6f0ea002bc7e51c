import { z } from "zod";
import { Tokens, User } from "../accounts/accounts.ts";
import { anyone } from "./endpoint.ts";
import { messageOnly, one } from "./envelope.ts";
import { limits } from "./limits.ts";
import { Email, Name, NewPassword, text } from "./text.ts";

/** The code that the server prints in its log while the site has no admin. Case and separators do not matter. */
const Code = text(limits.setup.code, 1);

/** Public address of a site: scheme, host and port, without a path. */
const SiteAddress = text(limits.setup.address, 1)
  .toLowerCase()
  .regex(/^https?:\/\/[^/?#@\s]+\/?$/, "must start with https:// or http:// and have no path")
  .transform((value) => value.replace(/\/$/, ""))
  .pipe(z.url("must be an address such as https://www.example.com"));

export const SetupSite = z.object({ name: text(40, 1), address: SiteAddress });
export type SetupSite = z.output<typeof SetupSite>;

export const SetupOperator = z.object({
  name: text(limits.setup.line, 1),
  address: text(limits.setup.lines),
  jurisdiction: text(limits.setup.line),
  supportEmail: Email,
});
export type SetupOperator = z.output<typeof SetupOperator>;

export const mailSecurities = ["tls", "starttls", "none"] as const;

/** Without a password, the stored one is kept. */
export const SetupMail = z.object({
  host: text(limits.setup.line, 1).regex(/^[\w.:-]+$/, "must be the name or address of a server"),
  port: z.coerce.number("must be a number").int().min(1).max(65_535),
  security: z.enum(mailSecurities),
  user: text(limits.setup.line),
  password: z.string().max(limits.password.max),
});
export type SetupMail = z.output<typeof SetupMail>;

export const SetupRules = z.object({
  publicationPolicy: z.enum(["approval", "verified"]),
  registration: z.enum(["open", "invitation", "closed"]),
  demoData: z.boolean(),
});
export type SetupRules = z.output<typeof SetupRules>;

export const SetupAdmin = z.object({ name: Name, email: Email, password: NewPassword });
export type SetupAdmin = z.output<typeof SetupAdmin>;

/** Progress of setup. Passwords are never part of it. */
export const SetupState = z.object({
  site: z.object({ name: z.string(), address: z.string() }),
  operator: z.object({
    name: z.string(),
    address: z.string(),
    jurisdiction: z.string(),
    supportEmail: z.string(),
  }),
  /** The mail server in use; without one, mails are only stored as files. */
  mail: SetupMail.omit({ password: true }).extend({ hasPassword: z.boolean() }).nullable(),
  rules: SetupRules,
  /** The production image contains no demo data. */
  hasDemo: z.boolean(),
  /** Environment variables that decide one of these values, so that setup cannot change it. */
  locked: z.array(z.string()),
  /** Several nodes share no data folder: these environment variables must be set on each of them. */
  missing: z.array(z.string()),
});
export type SetupState = z.output<typeof SetupState>;

const guessed = { calls: 20, seconds: 900, per: "network" } as const;
const saved = { calls: 120, seconds: 900, per: "network" } as const;

export const getSetup = anyone.get("/setup", "Find out whether this site still needs its first admin", {
  response: one(z.object({ name: z.string() })),
});

export const openSetup = anyone.post("/setup/open", "Open setup with the code from the server’s log", {
  body: z.object({ code: Code }),
  response: one(SetupState),
  limit: guessed,
});

const createStep = <Shape extends z.ZodRawShape>(path: string, summary: string, value: z.ZodObject<Shape>) =>
  anyone.put(path, summary, { body: value.extend({ code: Code }), response: one(SetupState), limit: saved });

export const setUpSite = createStep("/setup/site", "Set the site’s name and address", SetupSite);
export const setUpOperator = createStep("/setup/operator", "Set who runs the site", SetupOperator);
export const setUpRules = createStep("/setup/rules", "Set who may publish and register", SetupRules);
export const setUpMail = createStep("/setup/mail", "Set the mail server", SetupMail);

export const leaveOutMail = anyone.delete(
  "/setup/mail",
  "Use no mail server: mails are only stored as files",
  {
    body: z.object({ code: Code }),
    response: one(SetupState),
    limit: saved,
  },
);

export const sendSetupMail = anyone.post("/setup/mail/test", "Send a test mail with these settings", {
  body: SetupMail.extend({ code: Code, to: Email }),
  response: messageOnly,
  limit: guessed,
});

export const finishSetup = anyone.post("/setup/finish", "Create the first admin, which ends setup", {
  body: SetupAdmin.extend({ code: Code }),
  response: one(z.object({ user: User, tokens: Tokens })),
  status: 201,
  limit: guessed,
});
