declare const sealed: unique symbol;

/**
 * The name of an account, which may be a legal name. Not a string: nothing that is shown to other people takes it, and
 * only the two functions below open it. Everyone else is given `publicName` of platform/database.
 */
export interface AccountName {
  readonly [sealed]: "account name";
}

function unwrapName(name: AccountName): string;
function unwrapName(name: AccountName | null): string | null;
function unwrapName(name: AccountName | null): string | null {
  return name as unknown as string | null;
}

/** For the person whose account it is. */
export const toNameForOwner = unwrapName;

/** For admins, who decide about people by the name of their account. */
export const toNameForStaff = unwrapName;
