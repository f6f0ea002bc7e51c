import type { AnyEndpoint, EndpointResponse } from "@vesper/contract/core/endpoint";
import type { Outcome, Recorder } from "../record.ts";

/** Longer than any healthy answer takes on a busy machine, short enough to try again within a schedule. */
const answerTimeout = 1_500;

export interface Request {
  endpoint: AnyEndpoint;
  token: string;
  params?: Record<string, string>;
  query?: Record<string, string | number>;
  body?: object | FormData;
  /** Sent as `Idempotency-Key`. */
  key?: string;
}

export interface Answer<Data> {
  outcome: Outcome;
  status: number;
  data: Data | null;
}

/** A refusal proves that nothing happened; an error of the server or the network proves nothing. */
const toOutcome = (status: number): Outcome => {
  if (status >= 200 && status < 300) return "ok";
  return status >= 400 && status < 500 && status !== 408 ? "refused" : "unknown";
};

function toUrl(origin: string, { endpoint, params = {}, query = {} }: Request): URL {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? "");
  const url = new URL(endpoint.base + path, origin);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
  return url;
}

function toInit({ endpoint, token, body, key }: Request): RequestInit {
  const isForm = body instanceof FormData;
  return {
    method: endpoint.method,
    headers: {
      ...(body && !isForm && { "content-type": "application/json" }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(key && { "idempotency-key": key }),
    },
    body: isForm ? body : body && JSON.stringify(body),
    signal: AbortSignal.timeout(answerTimeout),
  };
}

/** Sends one request; a lost connection or a timeout is an unknown outcome, never an exception. */
export async function send<E extends AnyEndpoint>(
  origin: string,
  request: Request & { endpoint: E },
): Promise<Answer<EndpointResponse<E>>> {
  try {
    const answer = await fetch(toUrl(origin, request), toInit(request));
    const outcome = toOutcome(answer.status);
    const text = await answer.text();
    return { outcome, status: answer.status, data: outcome === "ok" ? (JSON.parse(text) as never) : null };
  } catch {
    return { outcome: "unknown", status: 0, data: null };
  }
}

/** Reads a page of the site; only its status matters. */
export async function openPage(origin: string, path: string): Promise<Answer<null>> {
  try {
    const answer = await fetch(origin + path, { signal: AbortSignal.timeout(answerTimeout) });
    await answer.text();
    return { outcome: toOutcome(answer.status), status: answer.status, data: null };
  } catch {
    return { outcome: "unknown", status: 0, data: null };
  }
}

interface Call<Data> {
  actor: string;
  step: string;
  name: string;
  input: object;
  run: () => Promise<Answer<Data>>;
  /** The part of an answer that laws read. */
  toFact?: (data: Data) => unknown;
}

/** Records one attempt with its call and its answer. */
export async function recordCall<Data>(
  recorder: Recorder,
  { actor, step, name, input, run, toFact }: Call<Data>,
): Promise<Answer<Data>> {
  const id = recorder.nextId();
  recorder.add({ kind: "call", id, actor, step, name, input });
  const { outcome, status, data } = await run();
  const fact = data !== null && toFact ? toFact(data) : null;
  recorder.add({ kind: "answer", id, outcome, status, data: fact });
  return { outcome, status, data };
}
