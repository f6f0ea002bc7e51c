import * as contract from "@vesper/contract/core/setup";
import { presentUser } from "#modules/accounts/index.ts";
import type { Context } from "#platform/context.ts";
import { serve, type App } from "#platform/http/serve.ts";
import { Problem } from "#platform/problem.ts";
import { finishSetup } from "./service/finish-setup.ts";
import { enforceSetupCode, isSetupNeeded } from "./service/setup-code.ts";
import { describeSetup } from "./service/setup-state.ts";
import { storeMail, storeOperator, storeRules, storeSite } from "./service/store-steps.ts";
import { sendTestMail } from "./service/mail-trial.ts";

export function setupRoutes(app: App) {
  serve(app, contract.getSetup, async (ctx) => {
    if (!(await isSetupNeeded(ctx))) throw new Problem("not_found");
    return { data: { name: ctx.config.site.name } };
  });

  serve(app, contract.openSetup, async (ctx, { body }) => {
    await enforceSetupCode(ctx, body.code);
    return { data: describeSetup(ctx.config) };
  });
  /** Every step needs the code again: setup has no session. */
  const save = async <Value>(ctx: Context, code: string, store: () => Value) => {
    await enforceSetupCode(ctx, code);
    return { data: await store() };
  };
  serve(app, contract.setUpSite, (ctx, { body }) => save(ctx, body.code, () => storeSite(ctx, body)));
  serve(app, contract.setUpOperator, (ctx, { body }) => save(ctx, body.code, () => storeOperator(ctx, body)));
  serve(app, contract.setUpMail, (ctx, { body }) => save(ctx, body.code, () => storeMail(ctx, body)));
  serve(app, contract.leaveOutMail, (ctx, { body }) => save(ctx, body.code, () => storeMail(ctx, null)));
  serve(app, contract.setUpRules, (ctx, { body }) => save(ctx, body.code, () => storeRules(ctx, body)));

  serve(app, contract.sendSetupMail, async (ctx, { body }) => {
    await enforceSetupCode(ctx, body.code);
    await sendTestMail(ctx, body, body.to);
    return { message: `The mail server accepted the mail to ${body.to}. Check that it arrived.` };
  });

  serve(app, contract.finishSetup, (ctx, { body }) =>
    save(ctx, body.code, async () => {
      const { user, tokens } = await finishSetup(ctx, body);
      return { user: presentUser(user), tokens };
    }),
  );
}
