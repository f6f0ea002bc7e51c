import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/** A silent link loses every byte without a word, as a lost route does; a refused one resets its connections. */
export type Cut = "silent" | "refused";

/** A TCP connection between two parts of a site that can be cut or slowed down. */
export interface Link {
  readonly port: number;
  cut(how: Cut): void;
  /** Delays everything by some milliseconds, in order. */
  slow(milliseconds: number): void;
  heal(): void;
  close(): Promise<void>;
}

interface LinkState {
  cut: Cut | null;
  delay: number;
}

/** Listens on a port of its own and passes every connection on to the target. */
export async function openLink(targetPort: number): Promise<Link> {
  const state: LinkState = { cut: null, delay: 0 };
  const ends = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true }, (near) => {
    if (state.cut === "refused") return void near.resetAndDestroy();
    const far = connect({ port: targetPort, host: "127.0.0.1", allowHalfOpen: true });
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(from);
      carryBytes(from, to, state);
      from.on("error", () => to.destroy());
      from.once("close", () => {
        ends.delete(from);
        to.destroy();
      });
      if (state.cut) from.pause();
    }
  });
  await once(server.listen(0, "127.0.0.1"), "listening");

  return {
    port: (server.address() as AddressInfo).port,
    cut(how) {
      state.cut = how;
      for (const end of ends) {
        if (how === "silent") end.pause();
        else end.resetAndDestroy();
      }
    },
    slow(milliseconds) {
      state.delay = milliseconds;
    },
    heal() {
      Object.assign(state, { cut: null, delay: 0 });
      for (const end of ends) end.resume();
    },
    async close() {
      for (const end of ends) end.destroy();
      server.close();
      await once(server, "close");
    },
  };
}

/** Forwards in order, each chunk after the delay that held when it arrived. */
function carryBytes(from: Socket, to: Socket, state: LinkState): void {
  let turn: Promise<unknown> = Promise.resolve();
  from.on("data", (chunk) => {
    const arrival = state.delay > 0 ? pause(state.delay) : null;
    turn = turn.then(() => arrival).then(() => to.writable && to.write(chunk));
  });
  from.on("end", () => void turn.then(() => to.end()));
}
