export interface ApiRequest {
  method: string;
  /** The full path with its query, for example `/api/v1/auth/me?x=1`. */
  url: string;
  body?: unknown;
  signal?: AbortSignal | undefined;
  /** The request completes even if the page is left. */
  keepalive?: boolean | undefined;
  /** A repeated request with the same key takes effect once. */
  idempotencyKey?: string | undefined;
}

export interface ApiReply {
  status: number;
  body: unknown;
  /** Seconds to wait before a retry, if the server sent them and the transport reads them. */
  retryAfter?: number | undefined;
}

/** Carries out a call: in process on the server, by fetch in the browser. */
export type Transport = (request: ApiRequest) => Promise<ApiReply>;
