import { Redis } from "ioredis";

const retryStrategy = () => 200;

/**
 * For commands whose caller waits: they fail at once while Redis is unreachable, and within seconds if it does not
 * respond.
 */
const commandOptions = {
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  commandTimeout: 500,
  // Without this timeout, abandoned commands would pile up and all run when Redis recovers.
  socketTimeout: 2_000,
  connectTimeout: 2_000,
  retryStrategy,
};

/** For subscriptions, which wait until Redis is reachable again. */
const subscriberOptions = { maxRetriesPerRequest: null, connectTimeout: 2_000, retryStrategy };

export interface RedisLink {
  readonly commands: Redis;
  /** Opens a separate connection for subscriptions. */
  connectSubscriber(): Redis;
  close(): void;
}

/** Connects to Redis. Redis is optional: everything that uses the link has a fallback. */
export function connectRedis(url: string): RedisLink {
  const open: Redis[] = [];
  function connect(options: typeof commandOptions | typeof subscriberOptions): Redis {
    const client = new Redis(url, options);
    // Connection errors are logged once, in `redis-nodes.ts`. Without a listener, the client would print every
    // failed attempt.
    client.on("error", () => {});
    open.push(client);
    return client;
  }
  function connectSubscriber(): Redis {
    const client = connect(subscriberOptions);
    const subscribe = client.subscribe.bind(client) as (...channels: unknown[]) => Promise<unknown>;
    // A Redis that rejects our credentials also rejects `subscribe`. Ignore the rejection, which would crash the
    // process, and subscribe again on `ready`.
    client.subscribe = (...channels: unknown[]) => {
      const resubscribe = () => subscribe(...channels).catch(() => 0);
      client.on("ready", () => void resubscribe());
      return resubscribe();
    };
    return client;
  }
  const commands = connect(commandOptions);
  // The Socket.IO adapter duplicates its write connection to get one for reading.
  commands.duplicate = connectSubscriber;
  return {
    commands,
    connectSubscriber,
    close() {
      for (const client of open) client.disconnect();
    },
  };
}
