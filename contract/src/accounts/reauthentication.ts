import { z } from "zod";
import { member } from "../core/endpoint.ts";
import { messageOnly } from "../core/envelope.ts";
import { Password } from "../core/text.ts";
import { SecondFactor } from "./accounts.ts";

export const Reauthentication = z.object({
  password: Password,
  /** Required when two-factor sign-in is on. */
  code: SecondFactor,
});
export type Reauthentication = z.output<typeof Reauthentication>;

export const reauthenticate = member.post(
  "/auth/reauthenticate",
  "Confirm your password to allow actions that require recent authentication",
  {
    beforeSecondFactor: true,
    body: Reauthentication,
    response: messageOnly,
    limit: { calls: 30, seconds: 60, per: "network" },
  },
);
