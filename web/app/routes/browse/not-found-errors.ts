import { data, isRouteErrorResponse } from "react-router";
import { ApiError } from "#web/api/api-error.ts";

/** An address that names nothing is a page that does not exist, to people and to machines. */
export async function rethrowNotFound<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    const namesNothing = error instanceof ApiError && (error.status === 404 || error.status === 400);
    throw namesNothing ? data(null, { status: 404 }) : error;
  }
}

/** Asked by the error boundary and by the head of a page. */
export const isNotFound = (error: unknown) => isRouteErrorResponse(error) && error.status === 404;
