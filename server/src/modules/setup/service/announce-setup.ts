import type { Context } from "#platform/context.ts";
import { getSetupCode, isSetupNeeded } from "./setup-code.ts";

/** Prints the setup code where only the operator reads it: in the server's own log. */
export async function announceSetup(ctx: Context): Promise<void> {
  if (!(await isSetupNeeded(ctx))) return;
  const code = await getSetupCode(ctx);
  ctx.log.warn(
    `this site has no admin yet: open ${ctx.config.publicUrl}/setup and enter the setup code ${code}`,
  );
}
