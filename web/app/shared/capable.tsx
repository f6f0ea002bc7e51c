import type { Capability } from "@vesper/contract/accounts/capabilities";
import type { ReactNode } from "react";
import { useCapable } from "#web/session/use-capable.ts";

/** Renders its children only for staff with a capability. */
export function Capable({ of, children }: { of: Capability; children: ReactNode }) {
  return useCapable()(of) && children;
}
