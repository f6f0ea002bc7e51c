import type { MailedTokensTable, SessionsTable, UsersTable } from "./accounts.ts";

/** Every table, as the stores see it. */
export interface Tables {
  users: UsersTable;
  sessions: SessionsTable;
  mailedTokens: MailedTokensTable;
}
