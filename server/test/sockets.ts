import type { AddressInfo } from "node:net";
import type { Message } from "@vesper/contract/chat/chat";
import type { SocketAnswer, ServerEvents } from "@vesper/contract/core/events";
import { io, type ManagerOptions, type Socket, type SocketOptions } from "socket.io-client";
import type { Person } from "./factories/accounts.ts";
import type { World } from "./world.ts";

type EventName = keyof ServerEvents;

/** An open page of a person: records every event it receives and can wait for more. */
export interface Tab {
  socket: Socket;
  listReceived<Name extends EventName>(name: Name): ServerEvents[Name][];
  /** Resolves with the first matching event, already received or yet to come. */
  waitForEvent<Name extends EventName>(
    name: Name,
    fits?: (payload: ServerEvents[Name]) => boolean,
  ): Promise<ServerEvents[Name]>;
  send(
    conversationId: string,
    content: string,
    clientId?: string,
  ): Promise<SocketAnswer<{ message: Message }>>;
  request(name: string, body?: unknown): Promise<SocketAnswer<object>>;
  /** Resolves when the connection ends. */
  waitForClose(): Promise<void>;
}

/** Timeout for any event that a test waits for. */
const eventTimeout = 15_000;

export async function createSockets(world: World) {
  await world.http.listen({ port: 0, host: "127.0.0.1" });
  const { port } = world.http.server.address() as AddressInfo;
  const open: Socket[] = [];

  function createTab(socket: Socket): Tab {
    const heard: { name: string; payload: unknown }[] = [];
    const waiting = new Set<() => void>();
    socket.onAny((name: string, payload: unknown) => {
      heard.push({ name, payload });
      for (const look of waiting) look();
    });
    const listReceived = <Name extends EventName>(name: Name) =>
      heard.filter((entry) => entry.name === name).map(({ payload }) => payload as ServerEvents[Name]);
    const request = (name: string, body?: unknown) =>
      socket.timeout(eventTimeout).emitWithAck(name, body) as Promise<SocketAnswer<object>>;

    return {
      socket,
      listReceived,
      request,
      waitForEvent: (name, fits = () => true) =>
        new Promise((resolve, reject) => {
          const timer = setTimeout(() => {
            waiting.delete(look);
            reject(new Error(`nobody said ${name}`));
          }, eventTimeout);
          function look() {
            const found = listReceived(name).find(fits);
            if (found === undefined) return;
            waiting.delete(look);
            clearTimeout(timer);
            resolve(found);
          }
          waiting.add(look);
          look();
        }),
      send: (conversationId, content, clientId) =>
        request("send_message", { conversationId, content, clientId }) as Promise<
          SocketAnswer<{ message: Message }>
        >,
      waitForClose: () =>
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

    /** Connects and waits for the initial snapshots. */
    async connect(person: Person, options: Partial<ManagerOptions & SocketOptions> = {}): Promise<Tab> {
      const socket = dial(person.tokens.access, options);
      const tab = createTab(socket);
      await waitForConnect(socket);
      await tab.waitForEvent("presence_snapshot");
      await tab.waitForEvent("unread_snapshot");
      return tab;
    },

    /** Returns why a connection was refused. */
    async refusal(token: string | undefined, options: Partial<ManagerOptions & SocketOptions> = {}) {
      return waitForConnect(dial(token, options)).then(
        () => "let in",
        (error: Error & { data?: { error: string } }) => error.data?.error ?? error.message,
      );
    },

    close() {
      for (const socket of open) socket.disconnect();
    },
  };
}

const waitForConnect = (socket: Socket) =>
  new Promise<void>((resolve, reject) => {
    socket.once("connect", resolve);
    socket.once("connect_error", reject);
    socket.connect();
  });
