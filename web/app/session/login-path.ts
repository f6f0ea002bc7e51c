/** Returns the sign-in URL that leads back to the given path. */
export const toLoginPath = (from: string) => `/login?redirect=${encodeURIComponent(from)}`;
