import { errors } from "@vesper/contract/core/errors";
import { serverEvents, socketCalls } from "@vesper/contract/core/events";
import type { Socket } from "socket.io-client";
import { z } from "zod";
import { isLeak } from "./watched-world.ts";
import { replyTimeout } from "./raw-socket.ts";
import type { SocketEvent } from "./socket-inputs.ts";

const codes = Object.entries(errors).map(([name, error]) => ("code" in error ? error.code : name));
const RefusedAnswer = z.strictObject({
  ok: z.literal(false),
  error: z.enum(codes.filter((code) => code !== "internal_error")),
  message: z.string().min(1),
  retryAfter: z.number().optional(),
});
const answers = new Map(
  socketCalls.map(({ call, answer }) => [call.name, z.strictObject({ ok: z.literal(true), ...answer })]),
);

export type Reply = { answer: unknown } | "closed" | "silent";

/** Emits the event. An event without an acknowledgement has no reply. */
export function emitEvent(socket: Socket, { name, args, asksForAnswer }: SocketEvent): Promise<Reply> | null {
  if (!asksForAnswer) {
    socket.emit(name, ...args);
    return null;
  }
  return new Promise((resolve) => {
    const finish = (reply: Reply) => {
      clearTimeout(timer);
      socket.off("disconnect", onClose);
      resolve(reply);
    };
    const onClose = () => finish("closed");
    const timer = setTimeout(() => finish("silent"), replyTimeout);
    socket.once("disconnect", onClose);
    socket.emit(name, ...args, (answer: unknown) => finish({ answer }));
  });
}

export const isRefusal = (value: unknown) => RefusedAnswer.safeParse(value).success;

/** Returns the problem of an answer: not of the contract's shape, or with a stranger's secret. */
export function findAnswerProblem(name: string, answer: unknown): string | null {
  const printed = JSON.stringify(answer) ?? "undefined";
  if (isLeak(printed)) return `leak: ${printed}`;
  const isFine = isRefusal(answer) || answers.get(name)?.safeParse(answer).success;
  return isFine ? null : `answer of another shape: ${printed}`;
}

/** Returns the problem of an event that the server emitted. */
export function findEventProblem(name: string, payload: unknown): string | null {
  const printed = JSON.stringify(payload) ?? "undefined";
  if (isLeak(printed)) return `leak in ${name}: ${printed}`;
  const schema = serverEvents[name as keyof typeof serverEvents] as z.ZodType | undefined;
  return schema?.safeParse(payload).success ? null : `event of another shape: ${name} ${printed}`;
}
