import { Redis } from "ioredis";

/** Connects with the settings of the site, sends one command and disconnects. Throws if Redis does not answer. */
export async function pingRedis(url: string): Promise<void> {
  const client = new Redis(url, {
    lazyConnect: true,
    connectTimeout: 2_000,
    commandTimeout: 2_000,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  });
  let lastError: Error | null = null;
  client.on("error", (error: Error) => (lastError = error));
  try {
    await client.connect();
    await client.ping();
  } catch (error) {
    // The connection error names the cause; the rejection only says that the connection is closed.
    throw lastError ?? error;
  } finally {
    client.disconnect();
  }
}
