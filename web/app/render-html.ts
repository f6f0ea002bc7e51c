import { Writable } from "node:stream";
import type { ReactNode } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";

interface RenderedHtml {
  html: string;
  hasFailed: boolean;
}

interface RenderOptions {
  nonce: string;
  /** Milliseconds that parts may take to load their code. */
  timeout: number;
}

/** A stream begins with it, a string does not. */
const doctype = "<!DOCTYPE html>";

/** Written in place of a part that failed, or that waits for its code. */
const unfinishedMark = "<!--$!-->";

/** React writes an end tag for each shape of an icon; inside `svg`, a slash ends it as well. */
const closeShapes = (html: string) => html.replaceAll(/><\/(?:path|circle|rect|line|use)>/g, "/>");

/** A string costs less than a stream but can neither wait nor report: what is unfinished is rendered again as a stream. */
export async function renderHtml(element: ReactNode, options: RenderOptions): Promise<RenderedHtml> {
  const finished = findFinishedHtml(element);
  const { html, hasFailed } =
    finished === null ? await renderStream(element, options) : { html: finished, hasFailed: false };
  return { html: closeShapes(html), hasFailed };
}

function findFinishedHtml(element: ReactNode): string | null {
  try {
    const html = renderToString(element);
    return html.includes(unfinishedMark) ? null : doctype + html;
  } catch {
    return null;
  }
}

function renderStream(element: ReactNode, { nonce, timeout }: RenderOptions): Promise<RenderedHtml> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let hasFailed = false;
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve({ html: Buffer.concat(chunks).toString(), hasFailed });
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(element, {
      nonce,
      // Keeps every part in its place. React would move a large one to the end, for a script to reveal it.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => {
        clearTimeout(timer);
        pipe(sink);
      },
      onShellError: reject,
      onError(error) {
        hasFailed = true;
        console.error(error);
      },
    });
    const timer = setTimeout(abort, timeout);
  });
}
