import type { AnyEndpoint, EndpointReply, EndpointRequest } from "@vesper/contract/core/endpoint";
import type { Context } from "../context.ts";
import { serve, type App } from "./serve.ts";

/** Endpoint whose response has this shape; the compiler refuses any other. */
type Answering<E extends AnyEndpoint, Answer> = E & (Answer extends EndpointReply<E> ? unknown : never);

type UseCase<E extends AnyEndpoint, Result> = (ctx: Context, request: EndpointRequest<E>) => Promise<Result>;

/** Serves endpoints that respond with the presented result of their use case. */
export const servePresented =
  <Row, Item>(app: App, present: (row: Row, ctx: Context) => Item) =>
  <E extends AnyEndpoint>(endpoint: Answering<E, { data: Item }>, run: UseCase<E, Row>): void =>
    serve<E>(app, endpoint, async (ctx, request) => {
      const answer: unknown = { data: present(await run(ctx, request), ctx) };
      return answer as EndpointReply<E>;
    });
