import type { Role } from "@vesper/contract/accounts/roles";
import type { Scope } from "@vesper/contract/accounts/token-scopes";
import type { Admission } from "./admission.ts";

/** The account that makes the current request, in its current state; no field is taken from a token. */
export interface Viewer {
  readonly userId: string;
  readonly sessionId: string;
  readonly roles: readonly Role[];
  /** Staff who may only enroll or confirm a second factor in this session; `roles` then leaves out their staff roles. */
  readonly needsSecondFactor?: boolean;
  /** Set if the request carries a personal access token. Its id stands in for the session, and matches none. */
  readonly token?: { readonly id: string; readonly scopes: readonly Scope[] };
}

/** Origin of a request. Jobs have no caller. */
export interface Caller extends Admission {
  readonly requestId: string;
  readonly network: string;
  readonly userAgent: string;
  /** The server itself is rendering a page: it cannot read contacts and does not count against a visitor's limit. */
  readonly isPageRender: boolean;
}
