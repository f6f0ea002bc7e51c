import type { EndpointResponse, AnyEndpoint, EndpointInput } from "@vesper/contract/core/endpoint";
import { createContext } from "react-router";
import { ApiError } from "./api-error.ts";
import { createIdempotencyKeys } from "./idempotency-keys.ts";
import type { Transport } from "./transport.ts";

/** Options of a call besides its input: a signal that aborts it, and whether it may outlive the page. */
interface CallOptions {
  signal?: AbortSignal;
  keepalive?: boolean;
  /** Needed only for a form with a file; a JSON body gets a key automatically. */
  idempotencyKey?: string;
}

type CallInput<E extends AnyEndpoint> =
  object extends EndpointInput<E>
    ? [input?: EndpointInput<E> & CallOptions]
    : [input: EndpointInput<E> & CallOptions];

export interface Api {
  call<E extends AnyEndpoint>(endpoint: E, ...input: CallInput<E>): Promise<EndpointResponse<E>>;
}

/** Calls endpoints of the contract. Responses are trusted: the server has already validated them. */
export function createApi(transport: Transport): Api {
  const keys = createIdempotencyKeys();
  return {
    async call(endpoint, ...given) {
      const input = (given[0] ?? {}) as AddressParts & CallOptions & { body?: unknown };
      const url = toAddress(endpoint, input);
      const name = endpoint.isOnce && input.body !== undefined ? url + JSON.stringify(input.body) : undefined;
      const reply = await transport({
        method: endpoint.method,
        url,
        body: input.body,
        signal: input.signal,
        keepalive: input.keepalive,
        idempotencyKey: name === undefined ? input.idempotencyKey : keys.keyFor(name),
      });
      // Keep the key after a 5xx, because it is unknown whether the request took effect.
      if (name !== undefined && reply.status < 500) keys.forget(name);
      if (reply.status < 200 || reply.status > 299) throw new ApiError(reply);
      return reply.body as EndpointResponse<typeof endpoint>;
    },
  };
}

/** API client for loaders, on the server and in the browser. */
export const apiContext = createContext<Api>();

type Values = Record<string, string | number | boolean | null | undefined>;

interface AddressParts {
  params?: Values;
  query?: Values;
}

function fillPath(path: string, params: Values): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`Missing path parameter "${name}" for ${path}`);
    return encodeURIComponent(String(value));
  });
}

function toQueryString(query: Values): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  return new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
}

/** Fills the parameters and the query into the path of a call. */
export function toAddress(
  endpoint: { base: string; path: string },
  { params = {}, query = {} }: AddressParts,
): string {
  const search = toQueryString(query);
  return `${endpoint.base}${fillPath(endpoint.path, params)}${search && `?${search}`}`;
}
