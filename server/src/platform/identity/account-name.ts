declare const sealed: unique symbol;

/**
 * Account name, which may be a legal name. Opaque instead of a string: no code that shows text to other people accepts
 * it, and only the two functions below unwrap it. Other people get `publicName` of platform/database.
 */
export interface AccountName {
  readonly [sealed]: "account name";
}

function unwrapName(name: AccountName): string;
function unwrapName(name: AccountName | null): string | null;
function unwrapName(name: AccountName | null): string | null {
  return name as unknown as string | null;
}

/** For the account's owner. */
export const toNameForOwner = unwrapName;

/** For admins, who need the account name for their decisions. */
export const toNameForStaff = unwrapName;
