import * as contract from "@vesper/contract/accounts/passkeys";
import { serve, type App } from "#platform/http/serve.ts";
import { toRpId } from "./credentials/relying-party.ts";
import { presentPasskey, presentUser } from "./present.ts";
import { startProof } from "./service/passkey-proof.ts";
import { signInWithPasskey } from "./service/passkey-sign-in.ts";
import { addPasskey, listPasskeys, removePasskey, renamePasskey, startPasskey } from "./service/passkeys.ts";
import { reauthenticateWithPasskey } from "./service/reauthenticate.ts";
import { renewRecoveryCodes } from "./service/recovery-codes.ts";

/** Adding, renaming and removing passkeys. */
export function passkeyRoutes(app: App) {
  serve(app, contract.listPasskeys, async (ctx) => {
    const passkeys = await listPasskeys(ctx);
    return { data: passkeys.map((passkey) => presentPasskey(passkey, toRpId(ctx.config.publicUrl))) };
  });

  serve(app, contract.startPasskey, async (ctx) => ({ data: await startPasskey(ctx) }));

  serve(app, contract.addPasskey, async (ctx, { body }) => {
    const { passkey, recoveryCodes, user } = await addPasskey(ctx, body);
    return {
      data: { passkey: presentPasskey(passkey, passkey.rpId), recoveryCodes, user: presentUser(user) },
    };
  });

  serve(app, contract.renamePasskey, async (ctx, { params, body }) => {
    const passkey = await renamePasskey(ctx, params.id, body.name);
    return { data: presentPasskey(passkey, toRpId(ctx.config.publicUrl)) };
  });

  serve(app, contract.removePasskey, async (ctx, { params }) => {
    await removePasskey(ctx, params.id);
    return { data: { _id: params.id } };
  });

  serve(app, contract.renewRecoveryCodes, async (ctx) => ({
    data: { recoveryCodes: await renewRecoveryCodes(ctx) },
  }));
}

/** Signing in and confirming one's identity with a passkey. */
export function passkeyProofRoutes(app: App) {
  serve(app, contract.startPasskeySignIn, async (ctx) => ({ data: await startProof(ctx, "sign-in") }));

  serve(app, contract.signInWithPasskey, async (ctx, { body }) => {
    const { user, tokens } = await signInWithPasskey(ctx, body);
    return { data: { user: presentUser(user), tokens } };
  });

  serve(app, contract.startPasskeyCheck, async (ctx) => ({ data: await startProof(ctx, "check") }));

  serve(app, contract.checkPasskey, async (ctx, { body }) => {
    const tokens = await reauthenticateWithPasskey(ctx, body.credential);
    return { data: { tokens }, message: "Thank you. You can continue." };
  });
}
