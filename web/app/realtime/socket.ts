import { combinedDelivery } from "@vesper/contract/core/events";
import { limits } from "@vesper/contract/core/limits";
import { io, type Socket } from "socket.io-client";
import { admit } from "#web/session/age-pass.ts";
import { getFreshAccess, renewAccess } from "#web/session/api.ts";
import { reloadUser } from "#web/session/reload-user.ts";

const { reconnect, reconnectMax, randomisation, timeout, crowded } = limits.socket;

/** Errors after which the session is renewed before reconnecting. Renewal also detects that the session has ended. */
const renewableErrors = new Set(["token_expired", "unauthorized"]);
/** Errors after which no reconnect is attempted. */
const finalErrors = new Set(["account_banned", "account_suspended", "forbidden", "second_factor_required"]);

type ConnectError = Error & { data?: { error?: string } };

/** Opens a socket that reconnects until `signal` aborts. */
export function openSocket(signal: AbortSignal): Socket {
  const socket = io({
    transports: ["websocket", "polling"],
    reconnectionDelay: reconnect,
    reconnectionDelayMax: reconnectMax,
    randomizationFactor: randomisation,
    timeout,
    auth: (give) =>
      void getFreshAccess().then(
        (token) => give({ token, ...combinedDelivery }),
        () => give({}),
      ),
  });
  let hasAskedForPass = false;
  async function reconnectWithPass() {
    if (hasAskedForPass) return;
    hasAskedForPass = true;
    if (await admit(getFreshAccess)) scheduleReconnect();
  }
  const scheduleReconnect = (wait: number = reconnect) =>
    setTimeout(() => void (signal.aborted || socket.connect()), wait);
  signal.addEventListener("abort", () => socket.disconnect());

  // The library reconnects after a lost connection, but not after a disconnect by the server.
  socket.on("disconnect", (reason) => {
    if (reason !== "io server disconnect") return;
    // The server also disconnects an account whose roles changed: its pages must follow at once.
    void reloadUser().catch(() => undefined);
    scheduleReconnect();
  });
  socket.on("connect_error", ({ data: { error = "" } = {} }: ConnectError) => {
    // The library retries by itself unless the server refused the connection.
    if (socket.active || finalErrors.has(error)) return;
    if (error === "too_many_connections") return void scheduleReconnect(crowded);
    // The pass ended while the page was open. A second refusal is final: the attempt is made once per page load.
    if (error === "age_proof_required") return void reconnectWithPass();
    if (!renewableErrors.has(error)) return void scheduleReconnect();
    void renewAccess().then(
      (token) => token && scheduleReconnect(),
      () => scheduleReconnect(),
    );
  });
  return socket;
}
