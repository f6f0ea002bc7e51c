import * as contract from "@vesper/contract/accounts/admin-users";
import * as staffActs from "@vesper/contract/accounts/staff-acts";
import { signedIn, type Context } from "#platform/context.ts";
import { toAdminPagination, toOffset } from "#platform/http/page-meta.ts";
import { answering } from "#platform/http/answers.ts";
import { serve, type App } from "#platform/http/serve.ts";
import { presentAdminUser, presentEmailChange, presentSession, presentStaffAct } from "./present.ts";
import * as users from "./service/administer-users.ts";
import { adminCancelEmailChange, findEmailChange } from "./service/admin-email-changes.ts";
import { resendMail } from "./service/resend-mail.ts";
import { endUserSession, listUserSessions } from "./service/sessions.ts";
import { listStaffActs } from "./service/staff-acts.ts";
import { undoStaffAct } from "./service/undo-staff-act.ts";

export function userAdminRoutes(app: App) {
  const one = answering(presentAdminUser);
  serve(app, contract.listUsers, async (ctx, { query }) => {
    const { page: _page, limit, ...filter } = query;
    const { users: rows, total } = await users.listUsers(ctx, filter, { limit, offset: toOffset(query) });
    return { data: rows.map(presentAdminUser), pagination: toAdminPagination(query, total) };
  });

  serve(app, contract.getUser, (ctx, { params }) => one(users.viewUser(ctx, params.id)));
  serve(app, contract.createUser, (ctx, { body }) => one(users.createUser(ctx, body)));
  serve(app, contract.updateUser, (ctx, { params, body }) => one(users.updateUser(ctx, params.id, body)));
  serve(app, contract.updateRoles, (ctx, { params, body }) =>
    one(users.updateRoles(ctx, params.id, body.roles)),
  );
  serve(app, contract.banUser, (ctx, { params, body }) => one(users.banUser(ctx, params.id, body)));
  serve(app, contract.unbanUser, (ctx, { params }) => one(users.unbanUser(ctx, params.id)));
  serve(app, contract.deleteUser, async (ctx, { params, body }) => {
    await users.deleteUser(ctx, params.id, body);
    return { data: { _id: params.id } };
  });
}

/** Admin endpoints for pending email changes and sessions of other accounts. */
export function userAccessRoutes(app: App) {
  serve(app, contract.getEmailChange, async (ctx, { params }) => {
    const emailChange = await findEmailChange(ctx, params.id);
    return { data: emailChange && presentEmailChange(emailChange) };
  });

  serve(app, contract.adminCancelEmailChange, async (ctx, { params }) => {
    await adminCancelEmailChange(ctx, params.id);
    return { data: { _id: params.id } };
  });

  serve(app, contract.resendMail, async (ctx, { params, body }) => {
    await resendMail(ctx, params.id, body.mail);
    return { message: "The mail is on its way." };
  });

  serve(app, contract.listUserSessions, async (ctx, { params }) => {
    const sessions = await listUserSessions(ctx, params.id);
    return { data: sessions.map((session) => presentSession(session, signedIn(ctx).sessionId)) };
  });

  serve(app, contract.endUserSession, async (ctx, { params }) => {
    await endUserSession(ctx, params.id, params.sessionId);
    return { data: { _id: params.sessionId } };
  });
}

/** Endpoints for actions that admins take against other admins. */
export function staffActRoutes(app: App) {
  const present = (ctx: Context, act: Awaited<ReturnType<typeof undoStaffAct>>) =>
    presentStaffAct(act, signedIn(ctx).userId, ctx.clock.now());

  serve(app, staffActs.listStaffActs, async (ctx) => ({
    data: (await listStaffActs(ctx)).map((act) => present(ctx, act)),
  }));

  serve(app, staffActs.undoStaffAct, async (ctx, { params }) => ({
    data: present(ctx, await undoStaffAct(ctx, params.id)),
  }));
}
