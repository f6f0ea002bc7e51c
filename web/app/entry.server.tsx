import { renderToReadableStream } from "react-dom/server";
import {
  createRequestHandler,
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from "react-router";
import { apiContext, createApi } from "#web/api/client.ts";
import type { Transport } from "#web/api/transport.ts";
import { hashInlineScripts } from "./inline-scripts.ts";
import { createAddressNormalizer } from "./page-address.ts";

/**
 * Answers page requests; loaders reach the API through `transport`. It lives here because in development Node and Vite
 * load two copies of react-router, and the server must use this one.
 */
export function createPageHandler(build: ServerBuild, mode: string) {
  const handle = createRequestHandler(build, mode);
  return {
    toAddress: createAddressNormalizer(build),
    render(request: Request, transport: Transport): Promise<Response> {
      const context = new RouterContextProvider();
      context.set(apiContext, createApi(transport));
      return handle(request, context);
    },
  };
}

export const streamTimeout = 5_000;

/** The page is complete without its scripts, so on a slow network images load first. */
const deprioritizeScripts = (html: string) =>
  html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');

/** Buffers the whole document, because pages are hashed for the Content-Security-Policy, compressed and cached. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  let failed = false;
  const nonce = crypto.randomUUID();
  const document = <ServerRouter context={context} url={request.url} nonce={nonce} />;
  const stream = await renderToReadableStream(document, {
    nonce,
    signal: AbortSignal.timeout(streamTimeout + 1_000),
    onError(error) {
      failed = true;
      console.error(error);
    },
  });
  await stream.allReady;

  headers.set("Content-Type", "text/html; charset=utf-8");
  const { html, hashes } = hashInlineScripts(deprioritizeScripts(await new Response(stream).text()), nonce);
  headers.set("X-Script-Hashes", hashes.join(" "));
  return new Response(html, { status: failed ? 500 : status, headers });
}

export const handleError: HandleErrorFunction = (error, { request }) => {
  const expected = isRouteErrorResponse(error) && error.status < 500;
  if (!expected && !request.signal.aborted) console.error(error);
};
