import { Redis } from "ioredis";

const retryStrategy = () => 200;

/** For what somebody waits for: refused at once while Redis is away, and soon when it does not answer. */
const commandOptions = {
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  commandTimeout: 500,
  // Otherwise what nobody waits for any more would pile up, and be done all at once when Redis wakes.
  socketTimeout: 2_000,
  connectTimeout: 2_000,
  retryStrategy,
};

/** For listening: waits until Redis is there again. */
const subscriberOptions = { maxRetriesPerRequest: null, connectTimeout: 2_000, retryStrategy };

export interface RedisLink {
  readonly commands: Redis;
  /** A connection of its own, to listen with. */
  connectSubscriber(): Redis;
  close(): void;
}

/** Redis is a help, never a need: whoever uses it knows what to do without. */
export function connectRedis(url: string): RedisLink {
  const open: Redis[] = [];
  function connect(options: typeof commandOptions | typeof subscriberOptions): Redis {
    const client = new Redis(url, options);
    // Told of in `redis-nodes.ts`, once; without a listener it would be printed for every attempt.
    client.on("error", () => {});
    open.push(client);
    return client;
  }
  function connectSubscriber(): Redis {
    const client = connect(subscriberOptions);
    const subscribe = client.subscribe.bind(client) as (...channels: unknown[]) => Promise<unknown>;
    // A Redis that lets nobody in refuses this too. It is asked again when it does, and no process ends over it.
    client.subscribe = (...channels: unknown[]) => {
      const resubscribe = () => subscribe(...channels).catch(() => 0);
      client.on("ready", () => void resubscribe());
      return resubscribe();
    };
    return client;
  }
  const commands = connect(commandOptions);
  // The adapter of Socket.IO makes the connections that it reads with from the one that it writes with.
  commands.duplicate = connectSubscriber;
  return {
    commands,
    connectSubscriber,
    close() {
      for (const client of open) client.disconnect();
    },
  };
}
