import type { Action, Step } from "../plan/plan.ts";
import * as account from "./account-acts.ts";
import * as chat from "./chat-acts.ts";
import * as directory from "./directory-acts.ts";
import type { Session } from "./session.ts";

type Act<Name extends Action["name"]> = (
  session: Session,
  step: Step,
  action: Extract<Action, { name: Name }>,
) => Promise<void>;

const acts: { [Name in Action["name"]]: Act<Name> } = {
  say: (session, step, { talk }) => chat.say(session, step, talk),
  type: (session, step, { talk }) => chat.type(session, step, talk),
  page: (session, step, { talk }) => chat.page(session, step, talk),
  "walk-back": (session, step, { talk, limit }) => chat.walkBack(session, step, talk, limit),
  "mark-read": (session, step, { talk }) => chat.markAsRead(session, step, talk),
  "check-unread": chat.checkUnread,
  reconnect: async ({ socket }) => socket?.reconnect(),
  favorite: (session, step, { escort, isWanted }) => directory.favorite(session, step, escort, isWanted),
  browse: (session, step, { limit }) => directory.browse(session, step, limit),
  view: (session, step, { escort }) => directory.view(session, step, escort),
  "open-page": (session, step, { escort }) => directory.viewPage(session, step, escort),
  "hide-profile": directory.hideProfile,
  "check-account": account.checkAccount,
  "log-out": account.logOut,
  block: (session, step, { person }) => account.block(session, step, person),
  upload: account.upload,
  report: (session, step, { escort }) => account.report(session, step, escort),
  ban: (session, step, { person }) => account.ban(session, step, person),
  suspend: (session, step, { escort }) => account.suspend(session, step, escort),
  "pass-days": (session, step, { escort }) => account.passDays(session, step, escort),
};

/** Does one step of a person's script. */
export const act = (session: Session, step: Step): Promise<void> =>
  acts[step.action.name](session, step, step.action as never);
