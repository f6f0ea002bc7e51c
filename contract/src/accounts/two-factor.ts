import { z } from "zod";
import { User } from "./accounts.ts";
import { anyone, member } from "../core/endpoint.ts";
import { one, messageOnly } from "../core/envelope.ts";
import { limits } from "../core/limits.ts";
import { MailedToken, Password, text } from "../core/text.ts";

/** Six digits from the authenticator app, or a recovery code. */
const Code = text(limits.twoFactor.code, 1);

export const SecondFactorState = z.object({
  /** The person's role demands a second factor. */
  isRequired: z.boolean(),
  /** This session has not proven it, so it may do nothing else. */
  isMissing: z.boolean(),
  recoveryCodesLeft: z.int(),
});
export type SecondFactorState = z.output<typeof SecondFactorState>;

export const getSecondFactor = member.get(
  "/auth/second-factor",
  "Find out whether your role and this session need a second factor",
  { beforeSecondFactor: true, response: one(SecondFactorState) },
);

export const setUpTwoFactor = member.post(
  "/auth/2fa/setup",
  "Create a secret for an authenticator app; nothing changes until it is enabled with a code",
  {
    recent: true,
    beforeSecondFactor: true,
    response: one(z.object({ secret: z.string(), otpauthUrl: z.string() })),
    limit: { calls: 20, seconds: 3600, per: "person" },
  },
);

export const enableTwoFactor = member.post(
  "/auth/2fa/enable",
  "Turn on two-factor sign-in; the recovery codes are shown only once",
  {
    recent: true,
    beforeSecondFactor: true,
    body: z.object({ code: Code }),
    response: one(z.object({ recoveryCodes: z.array(z.string()), user: User })),
  },
);

export const disableTwoFactor = member.post("/auth/2fa/disable", "Turn off two-factor sign-in", {
  /** A person with a passkey may confirm with it instead, and send neither. */
  body: z.object({ password: Password.optional(), code: Code.optional() }),
  response: one(User),
  limit: { calls: 10, seconds: 300, per: "person" },
});

export const undoTwoFactor = anyone.post(
  "/auth/undo-two-factor",
  "Remove a second factor with the token emailed when it was added, and sign out all devices",
  {
    body: z.object({ token: MailedToken }),
    response: messageOnly,
    limit: { calls: 20, seconds: 600, per: "network" },
  },
);
