import { data, isRouteErrorResponse } from "react-router";
import { ApiError } from "#web/api/api-error.ts";

/** Turns the API errors for an unknown item (400, 404) into a 404 page. */
export async function rethrowNotFound<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    const namesNothing = error instanceof ApiError && (error.status === 404 || error.status === 400);
    throw namesNothing ? data(null, { status: 404 }) : error;
  }
}

/** Used by error boundaries and `meta` functions. */
export const isNotFound = (error: unknown) => isRouteErrorResponse(error) && error.status === 404;
