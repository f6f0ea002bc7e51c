import type { Context } from "#platform/context.ts";
import { signAddress } from "./signed-address.ts";

export type Sign = (path: string) => string;

/** Addresses of private files, made for whoever asks. */
export const signerFor =
  ({ viewer, secrets, clock }: Context): Sign =>
  (path) =>
    signAddress(secrets, path, viewer?.userId ?? "", clock.now());
