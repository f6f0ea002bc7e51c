import { text } from "node:stream/consumers";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from "react-router";
import { apiContext } from "#web/api/client.ts";
import { type CallEndpoint, createPageApi } from "#web/api/page-api.ts";
import { handOverData } from "./hand-over-data.ts";
import { hashInlineScripts } from "./inline-scripts.ts";
import { createAddressNormalizer, toPageAddress } from "./page-address.ts";
import { deferPreloads, toStyleHints } from "./preloads.ts";
import { renderHtml } from "./render-html.ts";
import { createSectionHandlers } from "./section-handlers.ts";

interface RenderedDocument {
  body: string;
  scriptHashes: readonly string[];
}

/** Documents beside their responses: as the body of a response, the text would be encoded, streamed and joined. */
const documents = new WeakMap<Response, RenderedDocument>();

/**
 * Answers page requests; loaders reach the API through `callEndpoint`. It lives here because in development Node and
 * Vite load two copies of react-router, and the server must use this one.
 */
export function createPageHandler(build: ServerBuild, mode: string) {
  const handle = createSectionHandlers(build, mode);
  return {
    toAddress: createAddressNormalizer(build),
    async render(request: Request, callEndpoint: CallEndpoint) {
      const context = new RouterContextProvider();
      context.set(apiContext, createPageApi(callEndpoint, toPageAddress(request.url)));
      const response = await handle(request, context);
      const { status, headers } = response;
      const document = documents.get(response) ?? { body: await response.text(), scriptHashes: [] };
      return { status, headers, ...document };
    },
  };
}

export const streamTimeout = 5_000;

/** Buffers the whole document, because pages are hashed for the Content-Security-Policy, compressed and cached. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  const nonce = crypto.randomUUID();
  // The router would write the data with components that wait for a stream.
  const { serverHandoffStream: stream, ...rest } = context;
  const data = stream ? await text(stream) : "";
  const element = <ServerRouter context={omitOtherRoutes(rest)} url={request.url} nonce={nonce} />;
  const page = await renderHtml(element, { nonce, timeout: streamTimeout + 1_000 });
  const document = handOverData(deferPreloads(page.html), data, nonce);
  const { html: body, hashes: scriptHashes } = hashInlineScripts(document, nonce);

  headers.set("Content-Type", "text/html; charset=utf-8");
  const hints = toStyleHints(context);
  if (hints) headers.set("Link", hints);
  const response = new Response(null, { status: page.hasFailed ? 500 : status, headers });
  documents.set(response, { body, scriptHashes });
  return response;
}

/** The renderer builds every route that it is given; without those of other pages it skips a hundred. */
function omitOtherRoutes(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context;
  const matched = new Set(staticHandlerContext.matches.map(({ route }) => route.id));
  const routes = Object.fromEntries(Object.entries(manifest.routes).filter(([id]) => matched.has(id)));
  return { ...context, manifest: { ...manifest, routes } };
}

export const handleError: HandleErrorFunction = (error, { request }) => {
  const expected = isRouteErrorResponse(error) && error.status < 500;
  if (!expected && !request.signal.aborted) console.error(error);
};
