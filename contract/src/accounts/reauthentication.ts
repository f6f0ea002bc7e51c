import { z } from "zod";
import { member } from "../core/endpoint.ts";
import { one } from "../core/envelope.ts";
import { Password } from "../core/text.ts";
import { SecondFactor, Tokens } from "./accounts.ts";

export const Reauthentication = z.object({
  password: Password,
  /** Required when two-factor sign-in is on. */
  code: SecondFactor,
});
export type Reauthentication = z.output<typeof Reauthentication>;

/** New tokens of the same session: those from before are refused. */
export const Reauthenticated = one(z.object({ tokens: Tokens }));

export const reauthenticate = member.post(
  "/auth/reauthenticate",
  "Confirm your password to allow actions that require recent authentication; replaces the tokens of the session",
  {
    beforeSecondFactor: true,
    body: Reauthentication,
    response: Reauthenticated,
    limit: { calls: 30, seconds: 60, per: "network" },
  },
);
