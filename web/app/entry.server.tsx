import { renderToReadableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  ServerRouter,
} from "react-router";

// In development Node and Vite load two copies of react-router; the server must use this one.
export { createRequestHandler } from "react-router";

export const streamTimeout = 5_000;

/** Buffers the whole document, because pages are hashed for the security policy, compressed and cached. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  let failed = false;
  const stream = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
    signal: AbortSignal.timeout(streamTimeout + 1_000),
    onError(error) {
      failed = true;
      console.error(error);
    },
  });
  await stream.allReady;

  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(await new Response(stream).text(), { status: failed ? 500 : status, headers });
}

export const handleError: HandleErrorFunction = (error, { request }) => {
  const expected = isRouteErrorResponse(error) && error.status < 500;
  if (!expected && !request.signal.aborted) console.error(error);
};
