import { hasCapability, type Capability } from "@vesper/contract/accounts/capabilities";
import { useUser } from "./session-store.ts";

/** Returns a function that tells whether the signed-in user has a staff capability. The server enforces the same. */
export function useCapable(): (capability: Capability) => boolean {
  const user = useUser();
  return (capability) => user !== null && hasCapability(user.roles, capability);
}
