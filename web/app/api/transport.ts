export interface ApiRequest {
  method: string;
  /** The whole path with its query, for example `/api/v1/auth/me?x=1`. */
  url: string;
  body?: unknown;
  signal?: AbortSignal | undefined;
}

export interface ApiReply {
  status: number;
  body: unknown;
}

/** How a call travels: in process on the server, by fetch in the browser. */
export type Transport = (request: ApiRequest) => Promise<ApiReply>;
