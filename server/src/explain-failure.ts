import { StartFailure } from "#platform/problem.ts";

/** Prints an operator's mistake as one line; any other error is a bug and keeps its stack trace. */
export function explainFailure(error: unknown): string {
  if (error instanceof StartFailure) return error.message;
  const { code, port } = error as { code?: string; port?: number };
  if (code === "EADDRINUSE")
    return `port ${port} is already in use; stop the other process or set PORT to another port`;
  if (code === "EACCES" && port !== undefined)
    return `no permission to use port ${port}; set PORT to another port`;
  if (code === "ECONNREFUSED") return "the database does not answer; check DATABASE_URL";
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
