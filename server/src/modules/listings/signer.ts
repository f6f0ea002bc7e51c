import { signAddress } from "#modules/media/index.ts";
import type { Context } from "#platform/context.ts";
import type { Sign } from "./present.ts";

/** Addresses of private files, made for whoever asks. */
export const signerFor =
  ({ viewer, secrets, clock }: Context): Sign =>
  (path) =>
    signAddress(secrets, path, viewer?.userId ?? "", clock.now());
