import type { AnswerOf, AnyEndpoint, InputOf } from "@vesper/contract/endpoint";
import { createContext } from "react-router";
import { addressOf, type AddressParts } from "./address.ts";
import { ApiError } from "./api-error.ts";
import type { Transport } from "./transport.ts";

/** What a call takes besides its parts: a way to give it up, or to let it outlive the page. */
interface Sending {
  signal?: AbortSignal;
  keepalive?: boolean;
}

type Given<E extends AnyEndpoint> =
  object extends InputOf<E> ? [input?: InputOf<E> & Sending] : [input: InputOf<E> & Sending];

export interface Api {
  call<E extends AnyEndpoint>(endpoint: E, ...input: Given<E>): Promise<AnswerOf<E>>;
}

/** Calls an endpoint of the contract. Answers are trusted: the server has already checked them. */
export function createApi(transport: Transport): Api {
  return {
    async call(endpoint, ...given) {
      const input = (given[0] ?? {}) as AddressParts & Sending & { body?: unknown };
      const reply = await transport({
        method: endpoint.method,
        url: addressOf(endpoint, input),
        body: input.body,
        signal: input.signal,
        keepalive: input.keepalive,
      });
      if (reply.status < 200 || reply.status > 299) throw new ApiError(reply);
      return reply.body as AnswerOf<typeof endpoint>;
    },
  };
}

/** The way to the API that loaders use, on either side. */
export const apiContext = createContext<Api>();
