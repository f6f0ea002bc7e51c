import type { Context } from "#platform/context.ts";
import { AddressRefusal, enforcePublic } from "#platform/fetch/fetch-public.ts";
import { Problem } from "#platform/problem.ts";

const refusals: Record<AddressRefusal["reason"], string> = {
  protocol: "must start with https://",
  port: "must use port 443 or 8443",
  credentials: "must not contain a user name or a password",
  address: "must not lead to a private or local address",
};

/** Refuses an address that no delivery could reach, so that a mistake is seen at once. Each delivery checks again. */
export async function enforceReachable({ deliveryRules }: Context, url: string): Promise<void> {
  try {
    await enforcePublic(url, deliveryRules.fetch);
  } catch (error) {
    const problem =
      error instanceof AddressRefusal ? refusals[error.reason] : "has a host name that cannot be found";
    throw new Problem("validation_error", undefined, { details: [`url: ${problem}`] });
  }
}
