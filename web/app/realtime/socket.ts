import { limits } from "@vesper/contract/core/limits";
import { io, type Socket } from "socket.io-client";
import { getFreshAccess, renewAccess } from "#web/session/api.ts";

const { reconnect, reconnectMax, randomisation, timeout, crowded } = limits.socket;

/** After these the session is renewed first, which also notices that it has ended. */
const renewableErrors = new Set(["token_expired", "unauthorized"]);
/** After these nobody knocks again. */
const finalErrors = new Set(["account_banned", "account_suspended", "forbidden"]);

type ConnectError = Error & { data?: { error?: string } };

/** A connection that comes back by itself until it is given up. */
export function openSocket(signal: AbortSignal): Socket {
  const socket = io({
    transports: ["websocket", "polling"],
    reconnectionDelay: reconnect,
    reconnectionDelayMax: reconnectMax,
    randomizationFactor: randomisation,
    timeout,
    auth: (give) =>
      void getFreshAccess().then(
        (token) => give({ token }),
        () => give({}),
      ),
  });
  const scheduleReconnect = (wait: number = reconnect) =>
    setTimeout(() => void (signal.aborted || socket.connect()), wait);
  signal.addEventListener("abort", () => socket.disconnect());

  // The library comes back after a lost connection, but not when the server was the one to end it.
  socket.on("disconnect", (reason) => void (reason === "io server disconnect" && scheduleReconnect()));
  socket.on("connect_error", ({ data: { error = "" } = {} }: ConnectError) => {
    // The library goes on by itself unless the server has refused.
    if (socket.active || finalErrors.has(error)) return;
    if (error === "too_many_connections") return void scheduleReconnect(crowded);
    if (!renewableErrors.has(error)) return void scheduleReconnect();
    void renewAccess().then(
      (token) => token && scheduleReconnect(),
      () => scheduleReconnect(),
    );
  });
  return socket;
}
