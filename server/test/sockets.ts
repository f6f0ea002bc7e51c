import type { AddressInfo } from "node:net";
import type { Message } from "@vesper/contract/chat/chat";
import type { SocketAnswer, Told } from "@vesper/contract/core/events";
import { io, type ManagerOptions, type Socket, type SocketOptions } from "socket.io-client";
import type { Person } from "./factories/accounts.ts";
import type { World } from "./world.ts";

type Named = keyof Told;

/** Somebody's open page: remembers everything it was told, and can wait for more. */
export interface Tab {
  socket: Socket;
  told<Name extends Named>(name: Name): Told[Name][];
  /** The first that fits, whether it was told before or is told later. */
  hears<Name extends Named>(name: Name, fits?: (payload: Told[Name]) => boolean): Promise<Told[Name]>;
  send(
    conversationId: string,
    content: string,
    clientId?: string,
  ): Promise<SocketAnswer<{ message: Message }>>;
  ask(name: string, body?: unknown): Promise<SocketAnswer<object>>;
  /** Resolves when the connection ends. */
  closed(): Promise<void>;
}

/** How long anything may take before a test gives up on it. */
const patience = 5_000;

export async function createSockets(world: World) {
  await world.http.listen({ port: 0, host: "127.0.0.1" });
  const { port } = world.http.server.address() as AddressInfo;
  const open: Socket[] = [];

  function tabOf(socket: Socket): Tab {
    const heard: { name: string; payload: unknown }[] = [];
    const waiting = new Set<() => void>();
    socket.onAny((name: string, payload: unknown) => {
      heard.push({ name, payload });
      for (const look of waiting) look();
    });
    const told = <Name extends Named>(name: Name) =>
      heard.filter((entry) => entry.name === name).map(({ payload }) => payload as Told[Name]);
    const ask = (name: string, body?: unknown) =>
      socket.timeout(patience).emitWithAck(name, body) as Promise<SocketAnswer<object>>;

    return {
      socket,
      told,
      ask,
      hears: (name, fits = () => true) =>
        new Promise((resolve, reject) => {
          const timer = setTimeout(() => {
            waiting.delete(look);
            reject(new Error(`nobody said ${name}`));
          }, patience);
          function look() {
            const found = told(name).find(fits);
            if (found === undefined) return;
            waiting.delete(look);
            clearTimeout(timer);
            resolve(found);
          }
          waiting.add(look);
          look();
        }),
      send: (conversationId, content, clientId) =>
        ask("send_message", { conversationId, content, clientId }) as Promise<
          SocketAnswer<{ message: Message }>
        >,
      closed: () =>
        new Promise((resolve) => {
          if (!socket.connected) resolve();
          else socket.once("disconnect", () => resolve());
        }),
    };
  }

  function dial(token: string | undefined, options: Partial<ManagerOptions & SocketOptions> = {}): Socket {
    const socket = io(`http://127.0.0.1:${port}`, {
      auth: { token },
      transports: ["websocket"],
      forceNew: true,
      reconnection: false,
      autoConnect: false,
      ...options,
    });
    open.push(socket);
    return socket;
  }

  return {
    dial,

    /** Connects and waits for the greeting. */
    async connect(person: Person, options: Partial<ManagerOptions & SocketOptions> = {}): Promise<Tab> {
      const socket = dial(person.tokens.access, options);
      const tab = tabOf(socket);
      await connected(socket);
      await tab.hears("presence_snapshot");
      await tab.hears("unread_snapshot");
      return tab;
    },

    /** Why somebody is not let in. */
    async refusal(token: string | undefined, options: Partial<ManagerOptions & SocketOptions> = {}) {
      return connected(dial(token, options)).then(
        () => "let in",
        (error: Error & { data?: { error: string } }) => error.data?.error ?? error.message,
      );
    },

    close() {
      for (const socket of open) socket.disconnect();
    },
  };
}

const connected = (socket: Socket) =>
  new Promise<void>((resolve, reject) => {
    socket.once("connect", resolve);
    socket.once("connect_error", reject);
    socket.connect();
  });
