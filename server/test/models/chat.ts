import { expect } from "vitest";
import { createSockets } from "../sockets.ts";
import { createWorld } from "../world.ts";
import { chatActs, openConversation } from "./chat-acts.ts";
import {
  createChatModel,
  findReadingRefusal,
  findWritingRefusal,
  getOther,
  getPerson,
  isRequestFor,
  listInbox,
  names,
  type ChatModel,
  type ModelConversation,
  type ModelMessage,
  type Name,
} from "./chat-model.ts";
import { createChatSite, type ChatSite } from "./chat-site.ts";
import { checkModel, type RunOptions } from "./model.ts";

/** Conversations, requests, unread counts, receipts, blocks and erasure between three people. */
export async function checkChat(options: RunOptions): Promise<void> {
  const world = await createWorld();
  world.clock.freeze();
  const sockets = await createSockets(world);
  const admin = await world.admin();
  let site: ChatSite | null = null;
  try {
    await checkModel(
      {
        acts: chatActs,
        async create() {
          site?.close();
          const people = await Promise.all(names.map(() => world.user()));
          site = createChatSite(world, sockets, { people, admin: await world.signedInAgain(admin) });
          const model = createChatModel();
          // Most acts need a conversation.
          await openConversation(model, site, 0, 1);
          return { model, real: site };
        },
        expectSame,
      },
      options,
    );
  } finally {
    sockets.close();
    await world.close();
  }
}

async function expectSame(model: ChatModel, site: ChatSite): Promise<void> {
  model.acts += 1;
  site.world.clock.advance(1000);
  await site.stayFresh();
  for (const me of names) if (getPerson(model, me).isActive) await expectSameFor(model, site, me);
}

async function expectSameFor(model: ChatModel, site: ChatSite, me: Name): Promise<void> {
  const person = site.getPerson(me);
  const inbox = listInbox(model, me);
  const list = await site.world.get("/chat/conversations", person);
  const unread = await site.world.get("/chat/unread", person);
  expect(list.body.data).toMatchObject(inbox.map((one) => toConversation(model, site, one, me)));
  expect(list.body.data).toHaveLength(inbox.length);
  expect(list.body.meta.requests).toBe(inbox.filter((one) => isRequestFor(one, me)).length);
  expect(unread.body.data.total).toBe(inbox.reduce((sum, one) => sum + (one.unread[me]?.size ?? 0), 0));

  for (const conversation of model.conversations.filter(({ people }) => people.includes(me))) {
    const other = getOther(conversation, me);
    const path = `/chat/conversations/${site.getConversationId(me, other)}/messages?limit=100`;
    const { body } = await site.world.get(path, person);
    const refusal = findReadingRefusal(model, me, other);
    expect(body.error ?? null).toBe(refusal);
    if (!refusal)
      expect(body.data).toMatchObject(conversation.messages.map((one) => toMessage(model, site, one)));
    if (!refusal) expect(body.data).toHaveLength(conversation.messages.length);
  }
}

function toConversation(model: ChatModel, site: ChatSite, conversation: ModelConversation, me: Name) {
  const other = getOther(conversation, me);
  const isShared = [me, other].every(
    (name) => getPerson(model, name).sharesReceipts && !getPerson(model, name).isErased,
  );
  const last = conversation.messages.at(-1);
  return {
    _id: site.getConversationId(me, other),
    unreadCount: conversation.unread[me]?.size,
    isRequest: isRequestFor(conversation, me),
    isOpen: findWritingRefusal(model, me, other) === null,
    readSequence: isShared ? conversation.read[other] : null,
    lastMessage: last && toMessage(model, site, last),
  };
}

function toMessage(model: ChatModel, site: ChatSite, { sender, text, clientId, isHidden }: ModelMessage) {
  const { isErased } = getPerson(model, sender);
  return {
    sender: isErased ? null : { _id: site.ids[sender] },
    content: isHidden ? "" : text,
    isRemoved: isHidden,
    clientId: isErased ? null : clientId,
  };
}
