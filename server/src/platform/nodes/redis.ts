import { Redis } from "ioredis";

const retryStrategy = () => 200;

/** For commands with a waiting caller: fail at once while Redis is unreachable, and soon when it does not respond. */
const commandOptions = {
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  commandTimeout: 500,
  // Otherwise abandoned commands would pile up and all run when Redis recovers.
  socketTimeout: 2_000,
  connectTimeout: 2_000,
  retryStrategy,
};

/** For subscriptions: wait until Redis is reachable again. */
const subscriberOptions = { maxRetriesPerRequest: null, connectTimeout: 2_000, retryStrategy };

export interface RedisLink {
  readonly commands: Redis;
  /** Opens a separate connection for subscriptions. */
  connectSubscriber(): Redis;
  close(): void;
}

/** Connects to Redis. It is optional: every user of the link has a fallback. */
export function connectRedis(url: string): RedisLink {
  const open: Redis[] = [];
  function connect(options: typeof commandOptions | typeof subscriberOptions): Redis {
    const client = new Redis(url, options);
    // Logged once in `redis-nodes.ts`; without a listener every attempt would be printed.
    client.on("error", () => {});
    open.push(client);
    return client;
  }
  function connectSubscriber(): Redis {
    const client = connect(subscriberOptions);
    const subscribe = client.subscribe.bind(client) as (...channels: unknown[]) => Promise<unknown>;
    // A Redis that rejects our credentials refuses this, too. Subscribe again on `ready`, and never crash over it.
    client.subscribe = (...channels: unknown[]) => {
      const resubscribe = () => subscribe(...channels).catch(() => 0);
      client.on("ready", () => void resubscribe());
      return resubscribe();
    };
    return client;
  }
  const commands = connect(commandOptions);
  // The Socket.IO adapter duplicates the connection it writes with to read.
  commands.duplicate = connectSubscriber;
  return {
    commands,
    connectSubscriber,
    close() {
      for (const client of open) client.disconnect();
    },
  };
}
