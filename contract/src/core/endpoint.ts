import type { z } from "zod";
import { capabilities, type Capability } from "../accounts/capabilities.ts";

type Method = "GET" | "POST" | "PUT" | "DELETE";

/** Callers that an endpoint admits: anyone, signed-in members, or escorts and suppliers. The service checks ownership. */
type Audience = "public" | "signed-in" | "supplier";

/** An audience, or the capability that a member of staff needs. */
export type Policy = Audience | Capability;

/** Rate limit per caller. For visitors, `person` falls back to the network. */
interface CallLimit {
  calls: number;
  seconds: number;
  per: "network" | "person";
}

const apiBase = "/api/v1";

// An omitted part is inferred as `undefined` below, which means that the endpoint has no such input.
type Part = z.ZodType | undefined;
type Sent<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;
type Received<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

/** One API call as a value: served by the server, called by the web, printed as OpenAPI. */
export interface Endpoint<P extends Part, Q extends Part, B extends Part, R extends z.ZodType> {
  method: Method;
  path: string;
  policy: Policy;
  summary: string;
  params: P;
  query: Q;
  body: B;
  response: R;
  status: 200 | 201 | 202;
  limit: CallLimit | undefined;
  /** Requires recent authentication; otherwise the call is refused with `reauthentication_required`. */
  recent: boolean;
  /** Staff may call it before they have proven their second factor, to enroll or confirm it. */
  beforeSecondFactor: boolean;
  /** Path prefix; only the contact form is outside `/api/v1`. */
  base: string;
  /** Shape of an error body: a problem with its code, or a plain sentence. */
  refusal: "problem" | "sentence";
  /** The call is not safe to repeat, so a retry with the same `Idempotency-Key` gets the first response. */
  isOnce: boolean;
}

export type AnyEndpoint = Endpoint<Part, Part, Part, z.ZodType>;

type Optional =
  | "params"
  | "query"
  | "body"
  | "status"
  | "limit"
  | "recent"
  | "beforeSecondFactor"
  | "base"
  | "refusal"
  | "isOnce";
type Definition<P extends Part, Q extends Part, B extends Part, R extends z.ZodType> = Omit<
  Endpoint<P, Q, B, R>,
  Optional
> &
  Partial<Pick<Endpoint<P, Q, B, R>, Optional>>;

export function endpoint<
  R extends z.ZodType,
  P extends Part = undefined,
  Q extends Part = undefined,
  B extends Part = undefined,
>(value: Definition<P, Q, B, R>): Endpoint<P, Q, B, R> {
  return {
    status: 200,
    limit: undefined,
    recent: false,
    beforeSecondFactor: false,
    base: apiBase,
    refusal: "problem",
    isOnce: false,
    ...value,
    params: value.params as P,
    query: value.query as Q,
    body: value.body as B,
  };
}

const createDefiner =
  (method: Method, policy: Policy) =>
  <R extends z.ZodType, P extends Part = undefined, Q extends Part = undefined, B extends Part = undefined>(
    path: string,
    summary: string,
    rest: Omit<Definition<P, Q, B, R>, "method" | "policy" | "path" | "summary">,
  ) =>
    endpoint<R, P, Q, B>({ ...rest, method, policy, path, summary });

const createDefiners = (policy: Policy) => ({
  get: createDefiner("GET", policy),
  post: createDefiner("POST", policy),
  put: createDefiner("PUT", policy),
  delete: createDefiner("DELETE", policy),
});

/** Endpoint builders by policy: `member.get(path, summary, { params, query, body, response, … })`. */
export const anyone = createDefiners("public");
export const member = createDefiners("signed-in");
export const supplier = createDefiners("supplier");
/** Builders for staff: `staff("figures").get(…)` admits everyone with that capability. */
export const staff = (capability: Capability) => createDefiners(capability);

export const isForStaff = (policy: Policy): policy is Capability =>
  (capabilities as readonly string[]).includes(policy);

type IfSchema<Key extends string, Schema, Value> = Schema extends z.ZodType ? { [K in Key]: Value } : unknown;

/** Input for a call, with only the parts that the endpoint declares. */
export type EndpointInput<E extends AnyEndpoint> = IfSchema<"params", E["params"], Sent<E["params"]>> &
  (E["query"] extends z.ZodType ? { query?: Sent<E["query"]> } : unknown) &
  IfSchema<"body", E["body"], Sent<E["body"]>>;

/** Validated input for a handler. */
export interface EndpointRequest<E extends AnyEndpoint> {
  params: Received<E["params"]>;
  query: Received<E["query"]>;
  body: Received<E["body"]>;
}

export type EndpointResponse<E extends AnyEndpoint> = z.output<E["response"]>;
/** Return value of a handler; the schema strips all fields it does not declare. */
export type EndpointReply<E extends AnyEndpoint> = z.input<E["response"]>;
