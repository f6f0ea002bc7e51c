export interface ApiRequest {
  method: string;
  /** The whole path with its query, for example `/api/v1/auth/me?x=1`. */
  url: string;
  body?: unknown;
  signal?: AbortSignal | undefined;
  /** Goes through although the page is left meanwhile. */
  keepalive?: boolean | undefined;
  /** Sent again under the same key, a request is done once. */
  idempotencyKey?: string | undefined;
}

export interface ApiReply {
  status: number;
  body: unknown;
  /** After how many seconds another try makes sense, where the server said so and somebody asked. */
  retryAfter?: number | undefined;
}

/** How a call travels: in process on the server, by fetch in the browser. */
export type Transport = (request: ApiRequest) => Promise<ApiReply>;
