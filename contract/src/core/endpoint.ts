import type { z } from "zod";

type Method = "GET" | "POST" | "PUT" | "DELETE";

/** Who may call: anyone, anyone signed in, escorts and suppliers, admins. Ownership is the service's question. */
const policies = ["public", "signed-in", "supplier", "admin"] as const;
export type Policy = (typeof policies)[number];

/** How often one caller may use an endpoint. `person` falls back to the network for visitors. */
interface CallLimit {
  calls: number;
  seconds: number;
  per: "network" | "person";
}

const apiBase = "/api/v1";

// `undefined` is what an omitted part infers to below; it maps to "no such input".
type Part = z.ZodType | undefined;
type Sent<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;
type Received<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

/** What one call takes, gives and demands: served by the server, called by the web, printed as OpenAPI. */
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
  /** Only soon after the password was given; later the call is refused with `reauthentication_required`. */
  recent: boolean;
  /** Where the call lives; only the contact form is outside `/api/v1`. */
  base: string;
  /** What a refusal looks like: a problem with its code, or nothing but a sentence. */
  refusal: "problem" | "sentence";
  /** A repeat would do harm: sent again under the same `Idempotency-Key`, it gets the first answer. */
  isOnce: boolean;
}

export type AnyEndpoint = Endpoint<Part, Part, Part, z.ZodType>;

type Optional = "params" | "query" | "body" | "status" | "limit" | "recent" | "base" | "refusal" | "isOnce";
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

/** Endpoints by who may call them: `admin.get(path, summary, { params, query, body, response, … })`. */
export const anyone = createDefiners("public");
export const member = createDefiners("signed-in");
export const supplier = createDefiners("supplier");
export const admin = createDefiners("admin");

type IfSchema<Key extends string, Schema, Value> = Schema extends z.ZodType ? { [K in Key]: Value } : unknown;

/** What a caller hands over: only the parts that the endpoint names. */
export type EndpointInput<E extends AnyEndpoint> = IfSchema<"params", E["params"], Sent<E["params"]>> &
  (E["query"] extends z.ZodType ? { query?: Sent<E["query"]> } : unknown) &
  IfSchema<"body", E["body"], Sent<E["body"]>>;

/** What a handler receives after validation. */
export interface EndpointRequest<E extends AnyEndpoint> {
  params: Received<E["params"]>;
  query: Received<E["query"]>;
  body: Received<E["body"]>;
}

export type EndpointResponse<E extends AnyEndpoint> = z.output<E["response"]>;
/** What a handler returns; the schema strips whatever it does not name. */
export type EndpointReply<E extends AnyEndpoint> = z.input<E["response"]>;
