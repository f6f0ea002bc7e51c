import fc from "fast-check";
import {
  addMessage,
  findBetween,
  findOpeningRefusal,
  findReadingRefusal,
  findWritingRefusal,
  getPerson,
  isRequestFor,
  names,
  readUpTo,
  type ChatModel,
  type ModelConversation,
  type Name,
} from "./chat-model.ts";
import type { ChatSite } from "./chat-site.ts";
import { createActs, expectEqual } from "./model.ts";

const act = createActs<ChatModel, ChatSite>();

/** Two different people, the first of whom acts; mostly the same two. */
const pair = fc
  .tuple(fc.constantFrom<Name>(0, 0, 1, 1, 2), fc.nat({ max: 3 }))
  .map(([me, drawn]) => ({ me, other: (drawn > 0 && me < 2 ? 1 - me : (me + 1 + (drawn % 2)) % 3) as Name }));
const isOut = (model: ChatModel, me: Name) => !getPerson(model, me).isActive;

export async function openConversation(
  model: ChatModel,
  site: ChatSite,
  me: Name,
  other: Name,
): Promise<void> {
  const recipientId = site.ids[other];
  const answer = await site.world.post("/chat/conversations/private", { recipientId }, site.getPerson(me));

  const refusal = findOpeningRefusal(model, me, other);
  expectEqual(answer.body.error ?? null, refusal);
  if (refusal || findBetween(model, me, other)) return;
  site.setConversationId(me, other, answer.body.data._id);
  model.conversations.push({
    people: [me, other],
    starter: me,
    isAccepted: false,
    isDeclined: false,
    messages: [],
    changedAt: 0,
    read: { [me]: 0, [other]: 0 },
    unread: { [me]: new Set(), [other]: new Set() },
  });
}

const open = act("open", pair, async (model, site, { me, other }) => {
  if (!isOut(model, me)) await openConversation(model, site, me, other);
});

/** Sends a message. A known client id sends nothing again, and belongs to one conversation. */
async function sendMessage(
  model: ChatModel,
  site: ChatSite,
  { me, other }: { me: Name; other: Name },
  clientId: string | null,
) {
  const text = `message ${model.acts} of ${me}`;
  const tab = await site.getTab(me);
  const answer = await tab.send(site.getConversationId(me, other), text, clientId ?? undefined);
  const [seen, sequence] = answer.ok ? [null, answer.message.sequence] : [answer.error, 0];

  const conversation = findBetween(model, me, other);
  const sent = model.conversations
    .flatMap((where) => where.messages.map((message, at) => ({ where, message, at })))
    .find(({ message }) => clientId !== null && message.sender === me && message.clientId === clientId);
  if (conversation && sent) {
    const isHere = sent.where === conversation;
    return expectEqual([seen, sequence], isHere ? [null, sent.at + 1] : ["conflict", 0]);
  }
  const refusal = findWritingRefusal(model, me, other);
  expectEqual(seen, refusal);
  if (refusal || !conversation) return;
  addMessage(model, conversation, { sender: me, text, clientId, isHidden: false });
  expectEqual(sequence, conversation.messages.length);
}

const clientIds = fc.constantFrom(null, null, null, "a", "b");
const send = act("send", fc.tuple(pair, clientIds), async (model, site, [who, clientId]) => {
  if (!isOut(model, who.me)) await sendMessage(model, site, who, clientId);
});

const sendMany = act("send many", pair, async (model, site, who) => {
  for (let count = 0; count < 8 && !isOut(model, who.me); count += 1)
    await sendMessage(model, site, who, null);
});

const answerRequest = act(
  "answer a request",
  fc.tuple(pair, fc.constantFrom("accept", "decline", "decline")),
  async (model, site, [{ me, other }, answer]) => {
    if (isOut(model, me)) return;
    const path = `/chat/conversations/${site.getConversationId(me, other)}/${answer}`;
    const { body } = await site.world.post(path, undefined, site.getPerson(me));

    const conversation = findBetween(model, me, other);
    const refusal = findReadingRefusal(model, me, other);
    if (refusal || !conversation) return expectEqual(body.error, refusal);
    if (!isRequestFor(conversation, me)) return expectEqual(body.error, "conflict");
    expectEqual(body.error, undefined);
    conversation.isAccepted = answer === "accept";
    conversation.isDeclined = answer === "decline";
  },
);

const read = act(
  "read",
  fc.tuple(pair, fc.option(fc.nat({ max: 6 }))),
  async (model, site, [{ me, other }, sequence]) => {
    if (isOut(model, me)) return;
    const path = `/chat/conversations/${site.getConversationId(me, other)}/read`;
    const { body } = await site.world.post(path, sequence === null ? {} : { sequence }, site.getPerson(me));

    const refusal = findReadingRefusal(model, me, other);
    expectEqual(body.error ?? null, refusal);
    if (!refusal) readUpTo(findBetween(model, me, other) as ModelConversation, me, sequence ?? Infinity);
  },
);

const clearUnread = act("clear unread", fc.constantFrom(...names), async (model, site, me) => {
  if (isOut(model, me)) return;
  const { body } = await site.world.post("/chat/unread/clear", undefined, site.getPerson(me));

  const waiting = model.conversations.filter(({ unread }) => (unread[me]?.size ?? 0) > 0);
  expectEqual(body.data.cleared, waiting.length);
  for (const { unread } of waiting) unread[me] = new Set();
});

const changeBlock = act(
  "block or unblock",
  fc.tuple(pair, fc.boolean()),
  async (model, site, [{ me, other }, isBlock]) => {
    if (isOut(model, me)) return;
    const path = `/blocks/${site.ids[other]}`;
    const { status } = await site.world.call(
      isBlock ? "POST" : "DELETE",
      path,
      undefined,
      site.getPerson(me),
    );

    const isGone = isBlock && getPerson(model, other).isErased;
    expectEqual(status, isGone ? 404 : isBlock ? 201 : 200);
    if (isGone) return;
    if (isBlock) model.blocks.add(`${me} ${other}`);
    else model.blocks.delete(`${me} ${other}`);
  },
);

const changeSettings = act(
  "change settings",
  fc.record({
    me: fc.constantFrom(...names),
    receipts: fc.boolean(),
    typing: fc.boolean(),
    acceptsNew: fc.boolean(),
  }),
  async (model, site, { me, receipts, typing, acceptsNew }) => {
    if (isOut(model, me)) return;
    const body = { sendReadReceipts: receipts, showTyping: typing, acceptNewConversations: acceptsNew };
    expectEqual((await site.world.put("/auth/me/settings", body, site.getPerson(me))).status, 200);

    Object.assign(getPerson(model, me), { sharesReceipts: receipts, sharesTyping: typing, acceptsNew });
  },
);

const banOrUnban = act("ban, or lift the ban", fc.constantFrom(...names), async (model, site, drawn) => {
  // Lifts a ban rather than place another one, so that people can talk.
  const who =
    names.find((name) => !getPerson(model, name).isActive && !getPerson(model, name).isErased) ?? drawn;
  const person = getPerson(model, who);
  if (person.isErased) return;
  const path = `/admin/users/${site.ids[who]}/${person.isActive ? "ban" : "unban"}`;
  expectEqual(
    (await site.world.post(path, person.isActive ? { reason: "Fraud" } : {}, site.getAdmin())).status,
    200,
  );

  person.isActive = !person.isActive;
  if (person.isActive) await site.signInAgain();
});

const erase = act("close and erase", fc.constantFrom<Name>(2, 2, 1), async (model, site, who) => {
  // With one person left, there would be nobody to talk to.
  if (isOut(model, who) || model.people.some(({ isErased }) => isErased)) return;
  await site.erase(who);
  Object.assign(getPerson(model, who), { isActive: false, isErased: true });
  for (const block of model.blocks) if (block.includes(String(who))) model.blocks.delete(block);
});

const hide = act(
  "report and hide",
  fc.tuple(pair, fc.nat({ max: 20 })),
  async (model, site, [{ me, other }, drawn]) => {
    const conversation = findBetween(model, me, other);
    const visible =
      conversation?.messages.filter(({ sender, isHidden }) => sender === other && !isHidden) ?? [];
    const message = visible[drawn % (visible.length || 1)];
    const isGone = getPerson(model, other).isErased;
    if (!conversation || !message || isOut(model, me) || isGone || findReadingRefusal(model, me, other))
      return;
    const path = `/chat/conversations/${site.getConversationId(me, other)}/messages?after=${conversation.messages.indexOf(message)}`;
    const { body } = await site.world.get(path, site.getPerson(me));
    await site.hideMessage(me, body.data[0]._id);

    message.isHidden = true;
  },
);

const type = act("type", pair, async (model, site, { me, other }) => {
  if (isOut(model, me) || isOut(model, other)) return;
  const [mine, theirs] = [await site.getTab(me), await site.getTab(other)];
  const before = theirs.listReceived("typing").length;
  await mine.request("typing", { conversationId: site.getConversationId(me, other) });
  // An answer to the other comes after all events that were emitted to them before.
  await theirs.request("typing", {});

  const isShared = getPerson(model, me).sharesTyping && getPerson(model, other).sharesTyping;
  const isHeard = isShared && findWritingRefusal(model, me, other) === null;
  expectEqual(theirs.listReceived("typing").length - before, isHeard ? 1 : 0);
});

/** Walks through the messages in small pages, in both directions. */
const page = act(
  "page",
  fc.tuple(pair, fc.integer({ min: 1, max: 4 })),
  async (model, site, [{ me, other }, limit]) => {
    const conversation = findBetween(model, me, other);
    if (isOut(model, me) || !conversation || findReadingRefusal(model, me, other)) return;
    const path = `/chat/conversations/${site.getConversationId(me, other)}/messages?limit=${limit}`;
    const forward: number[] = [];
    const backward: number[] = [];
    for (let [more, cursor] = [true, "&after=0"]; more; cursor = `&after=${forward.at(-1)}`) {
      const { body } = await site.world.get(path + cursor, site.getPerson(me));
      forward.push(...body.data.map(({ sequence }: { sequence: number }) => sequence));
      more = body.meta.hasMore;
    }
    for (let [more, cursor] = [true, ""]; more;) {
      const { body } = await site.world.get(path + cursor, site.getPerson(me));
      backward.unshift(...body.data.map(({ sequence }: { sequence: number }) => sequence));
      [more, cursor] = [body.meta.hasMore, `&before=${body.data[0]?._id}`];
    }
    const all = conversation.messages.map((_, at) => at + 1);
    expectEqual([forward, backward], [all, all]);
  },
);

export const chatActs = [
  open,
  send,
  send,
  send,
  sendMany,
  answerRequest,
  answerRequest,
  answerRequest,
  answerRequest,
  answerRequest,
  read,
  read,
  clearUnread,
  changeBlock,
  changeSettings,
  banOrUnban,
  erase,
  hide,
  type,
  page,
];
