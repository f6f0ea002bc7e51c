import { limits } from "@vesper/contract/core/limits";
import { io, type Socket } from "socket.io-client";
import { freshAccess, renewAccess } from "#web/session/api.ts";

const { reconnect, reconnectMax, randomisation, timeout, crowded } = limits.socket;

/** After these the session is renewed first, which also notices that it has ended. */
const renewable = new Set(["token_expired", "unauthorized"]);
/** After these nobody knocks again. */
const final = new Set(["account_banned", "account_suspended", "forbidden"]);

type Denied = Error & { data?: { error?: string } };

/** A connection that comes back by itself until it is given up. */
export function openSocket(givenUp: AbortSignal): Socket {
  const socket = io({
    transports: ["websocket", "polling"],
    reconnectionDelay: reconnect,
    reconnectionDelayMax: reconnectMax,
    randomizationFactor: randomisation,
    timeout,
    auth: (give) =>
      void freshAccess().then(
        (token) => give({ token }),
        () => give({}),
      ),
  });
  const comeBack = (wait: number = reconnect) =>
    setTimeout(() => void (givenUp.aborted || socket.connect()), wait);
  givenUp.addEventListener("abort", () => socket.disconnect());

  // The library comes back after a lost connection, but not when the server was the one to end it.
  socket.on("disconnect", (reason) => void (reason === "io server disconnect" && comeBack()));
  socket.on("connect_error", ({ data: { error = "" } = {} }: Denied) => {
    // The library goes on by itself unless the server has refused.
    if (socket.active || final.has(error)) return;
    if (error === "too_many_connections") return void comeBack(crowded);
    if (!renewable.has(error)) return void comeBack();
    void renewAccess().then(
      (token) => token && comeBack(),
      () => comeBack(),
    );
  });
  return socket;
}
