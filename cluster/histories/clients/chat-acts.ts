import { randomUUID } from "node:crypto";
import * as chat from "@vesper/contract/chat/chat";
import { markRead, sendMessage, typing } from "@vesper/contract/core/events";
import type { Message } from "@vesper/contract/chat/chat";
import type { Step, Talk } from "../plan/plan.ts";
import { send, type Answer } from "./http.ts";
import { attempt, insist, type Session } from "./session.ts";
import { toMessageFact } from "./socket.ts";

const noSocket = async (): Promise<Answer<never>> => ({ outcome: "refused", status: 0, data: null });

const askSocket = <Data extends object>({ socket }: Session, name: string, body: object) =>
  socket ? socket.ask<Data>(name, body) : noSocket();

/** Sends one message under one client id, as often as it takes. */
export async function say(session: Session, step: Step, talk: Talk): Promise<void> {
  const conversationId = session.people.getConversation(talk);
  const draft = { conversationId, content: `${step.id} of ${session.self.name}`, clientId: randomUUID() };
  await insist(session, {
    step,
    name: "say",
    input: draft,
    run: () => askSocket<{ message: Message }>(session, sendMessage.name, draft),
    toFact: ({ message }) => toMessageFact(message),
  });
}

export async function type(session: Session, step: Step, talk: Talk): Promise<void> {
  const body = { conversationId: session.people.getConversation(talk) };
  await attempt(session, {
    step,
    name: "type",
    input: body,
    run: () => askSocket(session, typing.name, body),
  });
}

export async function markAsRead(session: Session, step: Step, talk: Talk): Promise<void> {
  const body = { conversationId: session.people.getConversation(talk) };
  await insist(session, {
    step,
    name: "mark-read",
    input: body,
    run: () => askSocket(session, markRead.name, body),
  });
}

const readPage = ({ site, self }: Session, id: string, query: Record<string, string | number>) =>
  send(site.url, { endpoint: chat.listMessages, token: self.token, params: { id }, query });

/** Reads the whole conversation. */
export async function page(session: Session, step: Step, talk: Talk): Promise<void> {
  const conversationId = session.people.getConversation(talk);
  await attempt(session, {
    step,
    name: "page",
    input: { conversationId },
    run: () => readPage(session, conversationId, { after: 0, limit: 100 }),
    toFact: ({ data }) => ({ messages: data.map(toMessageFact) }),
  });
}

/** Pages from the newest message back to the first. */
export async function walkBack(session: Session, step: Step, talk: Talk, limit: number): Promise<void> {
  const conversationId = session.people.getConversation(talk);
  await attempt(session, {
    step,
    name: "walk-back",
    input: { conversationId, limit },
    async run(): Promise<Answer<Message[][]>> {
      const pages: Message[][] = [];
      for (let before = ""; ; before = pages.at(-1)?.[0]?._id ?? "") {
        const answer = await readPage(session, conversationId, { limit, ...(before && { before }) });
        if (!answer.data) return { ...answer, data: null };
        pages.push(answer.data.data);
        if (!answer.data.meta.hasMore || pages.length > 200) return { ...answer, data: pages };
      }
    },
    toFact: (pages) => ({ pages: pages.map((one) => one.map(({ sequence }) => sequence)) }),
  });
}

export async function checkUnread(session: Session, step: Step): Promise<void> {
  const { site, self } = session;
  await attempt(session, {
    step,
    name: "check-unread",
    input: {},
    run: () => send(site.url, { endpoint: chat.getUnread, token: self.token }),
    toFact: ({ data }) => data.conversations,
  });
}
