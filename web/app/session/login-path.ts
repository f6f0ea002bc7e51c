/** The sign-in page that leads back to where one was. */
export const toLoginPath = (from: string) => `/login?redirect=${encodeURIComponent(from)}`;
