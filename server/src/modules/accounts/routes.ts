import * as contract from "@vesper/contract/accounts/accounts";
import * as intents from "@vesper/contract/accounts/intent";
import * as reauthentication from "@vesper/contract/accounts/reauthentication";
import * as sessions from "@vesper/contract/accounts/sessions";
import * as twoFactor from "@vesper/contract/accounts/two-factor";
import { signedIn } from "#platform/context.ts";
import { answering } from "#platform/http/answers.ts";
import { serve, type App } from "#platform/http/serve.ts";
import { presentSession, presentUser } from "./present.ts";
import { cancelEmailChange, forgetIntent, resendVerification, verifyEmail } from "./service/change-email.ts";
import { closeAccount, reopenAccount } from "./service/close-account.ts";
import { confirmEmailChange, rejectEmailChange } from "./service/admin-email-changes.ts";
import { requestPasswordReset, changePassword, resetPassword } from "./service/passwords.ts";
import { updateSelf, updateSettings } from "./service/profile.ts";
import { getSelf } from "./service/self.ts";
import { reauthenticate } from "./service/reauthenticate.ts";
import { getSecondFactor } from "./service/recovery-codes.ts";
import { refreshSession } from "./service/refresh-session.ts";
import { register } from "./service/register.ts";
import { endOtherSessions, endSession, listSessions, signOut } from "./service/sessions.ts";
import { signIn } from "./service/sign-in.ts";
import { undoTwoFactor } from "./service/factors.ts";
import { disableTwoFactor, enableTwoFactor, setUpTwoFactor } from "./service/two-factor.ts";
import { undoEmailChange } from "./service/undo-email.ts";

/** Registration, sign-in, refresh, sign-out and sessions. */
export function sessionRoutes(app: App) {
  serve(app, contract.register, async (ctx, { body }) => {
    const { user, tokens } = await register(ctx, body);
    return { data: { user: presentUser(user), tokens } };
  });

  serve(app, contract.login, async (ctx, { body }) => {
    const { user, tokens } = await signIn(ctx, body);
    return { data: { user: presentUser(user), tokens } };
  });

  serve(app, reauthentication.reauthenticate, async (ctx, { body }) => {
    const tokens = await reauthenticate(ctx, body);
    return { data: { tokens }, message: "Thank you. You can continue." };
  });

  serve(app, contract.refreshTokens, async (ctx, { body }) => ({
    data: { tokens: await refreshSession(ctx, body.refresh) },
  }));

  serve(app, contract.logout, async (ctx, { body }) => {
    await signOut(ctx, body.refresh);
    return { message: "You’re signed out." };
  });

  serve(app, sessions.listSessions, async (ctx) => {
    const sessions = await listSessions(ctx);
    return { data: sessions.map((session) => presentSession(session, signedIn(ctx).sessionId)) };
  });

  serve(app, sessions.endSession, async (ctx, { params }) => {
    await endSession(ctx, params.id);
    return { data: { _id: params.id } };
  });

  serve(app, sessions.endOtherSessions, async (ctx) => ({ data: { ended: await endOtherSessions(ctx) } }));
}

/** Passwords and mailed links. */
export function credentialRoutes(app: App) {
  serve(app, contract.changePassword, async (ctx, { body }) => {
    await changePassword(ctx, body.currentPassword, body.newPassword);
    return { message: "Your password was changed." };
  });

  serve(app, contract.forgotPassword, async (ctx, { body }) => {
    await requestPasswordReset(ctx, body.email);
    return { message: "If an account uses this address, you’ll receive a link to set a new password." };
  });

  serve(app, contract.resetPassword, async (ctx, { body }) => {
    await resetPassword(ctx, body.token, body.newPassword);
    return { message: "Your new password is set. Please sign in." };
  });

  serve(app, contract.verifyEmail, async (ctx, { body }) => {
    const { user, intent } = await verifyEmail(ctx, body.token);
    return { data: { ...presentUser(user), intent } };
  });

  serve(app, contract.undoEmailChange, async (ctx, { body }) => {
    await undoEmailChange(ctx, body.token);
    return {
      message:
        "Your account uses its previous email address again. We signed out every device and are sending you a link to set a new password.",
    };
  });

  serve(app, contract.confirmNewEmail, async (ctx, { body }) => {
    const { isUsed } = await confirmEmailChange(ctx, body.token);
    return {
      message: isUsed
        ? "Thank you. Your new email address is confirmed and in use."
        : "Thank you. Your new email address is confirmed. We’ll start using it 7 days after our team entered it.",
    };
  });

  serve(app, contract.rejectNewEmail, async (ctx, { body }) => {
    await rejectEmailChange(ctx, body.token);
    return { message: "Thank you. Your account keeps its current email address." };
  });

  serve(app, contract.resendVerification, async (ctx) => {
    await resendVerification(ctx);
    return { message: "We’re sending you a new link." };
  });
}

/** Second-factor endpoints. */
export function twoFactorRoutes(app: App) {
  serve(app, twoFactor.getSecondFactor, async (ctx) => ({ data: await getSecondFactor(ctx) }));

  serve(app, twoFactor.setUpTwoFactor, async (ctx) => ({ data: await setUpTwoFactor(ctx) }));

  serve(app, twoFactor.enableTwoFactor, async (ctx, { body }) => {
    const { recoveryCodes, user } = await enableTwoFactor(ctx, body.code);
    return { data: { recoveryCodes, user: presentUser(user) } };
  });

  serve(app, twoFactor.undoTwoFactor, async (ctx, { body }) => {
    await undoTwoFactor(ctx, body.token);
    return {
      message:
        "The second factor is removed, and every device was signed out. We’re sending you a link to set a new password.",
    };
  });

  serve(app, twoFactor.disableTwoFactor, async (ctx, { body }) => ({
    data: presentUser(await disableTwoFactor(ctx, body)),
  }));
}

/** Endpoints for a person's own account. */
export function selfRoutes(app: App) {
  const one = answering(presentUser);
  serve(app, contract.getCurrentUser, (ctx) => one(getSelf(ctx)));
  serve(app, contract.updateProfile, async (ctx, { body }) => {
    const { user, message } = await updateSelf(ctx, body);
    return { data: presentUser(user), ...(message && { message }) };
  });

  serve(app, contract.cancelEmailChange, (ctx) => one(cancelEmailChange(ctx)));
  serve(app, contract.updateSettings, (ctx, { body }) => one(updateSettings(ctx, body)));
  serve(app, intents.forgetIntent, async (ctx) => {
    await forgetIntent(ctx);
    return { message: "Done." };
  });

  serve(app, contract.closeAccount, async (ctx, { body }) => {
    await closeAccount(ctx, body.password);
    return {
      message:
        "Your account is closed and will be erased in 30 days. To reopen it before then, use the link we’re emailing you.",
    };
  });

  serve(app, contract.reopenAccount, async (ctx, { body }) => {
    await reopenAccount(ctx, body.token);
    return { message: "Welcome back. Your account is open again. Please sign in." };
  });
}
