const clockDrift = 5_000;

/** Whether an access token has run out, by its own word. What cannot be read is of no use either. */
export function isSpent(token: string, now: number = Date.now()): boolean {
  try {
    const [, payload = ""] = token.split(".");
    const { exp } = JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/"))) as { exp?: unknown };
    return typeof exp !== "number" || exp * 1000 <= now + clockDrift;
  } catch {
    return true;
  }
}
