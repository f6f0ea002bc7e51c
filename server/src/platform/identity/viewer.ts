import type { Role } from "@vesper/contract/accounts/roles";

/** Who is asking, as the server knows them now; nothing here is taken from a token. */
export interface Viewer {
  readonly userId: string;
  readonly sessionId: string;
  readonly roles: readonly Role[];
}

/** Where a request comes from. Jobs have no caller. */
export interface Caller {
  readonly requestId: string;
  readonly network: string;
  readonly userAgent: string;
  /** The server itself, rendering a page: reads no contacts and spends no visitor's allowance. */
  readonly isPageRender: boolean;
  /** ISO 3166 as the operator's proxy tells it, or `unknownCountry`; null where no proxy tells. */
  readonly country: string | null;
}
