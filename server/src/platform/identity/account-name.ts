declare const sealed: unique symbol;

/**
 * An account name, which may be a legal name. It is opaque, not a string, so that no code can show it to other
 * people by mistake; only the two functions below unwrap it. Other people see the `publicName` from
 * platform/database.
 */
export interface AccountName {
  readonly [sealed]: "account name";
}

function unwrapName(name: AccountName): string;
function unwrapName(name: AccountName | null): string | null;
function unwrapName(name: AccountName | null): string | null {
  return name as unknown as string | null;
}

/** Returns the name for the account's owner. */
export const toNameForOwner = unwrapName;

/** Returns the name for admins, who need it for their decisions. */
export const toNameForStaff = unwrapName;
