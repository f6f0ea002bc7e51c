import { ApiError } from "#web/api/api-error.ts";

/** Returns the data; null on a 404. */
export async function catchNotFound<Data>(call: Promise<{ data: Data }>): Promise<Data | null> {
  try {
    return (await call).data;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
