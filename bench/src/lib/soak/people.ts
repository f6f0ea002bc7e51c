import { login, register } from "@vesper/contract/accounts/accounts";
import { openConversation } from "@vesper/contract/chat/chat";
import type { AnyEndpoint } from "@vesper/contract/core/endpoint";
import { connectSocket, type ChatPair } from "../load/chat-traffic.ts";

/** A person of the soak. Access tokens expire, so each sign-in replaces the person's token. */
export interface SoakPerson {
  id: string;
  email: string;
  token: string;
}

interface CallOptions {
  params?: Record<string, string>;
  body?: object | FormData;
  token?: string;
}

const password = "a good long password";
/** Visitors come from this many networks, so that rate limits count but refuse nobody. */
const networks = 1_000;
let calls = 0;

/** Calls an endpoint from the next network, and fails unless it succeeds. */
export async function callEndpoint<Data>(
  url: string,
  { base, path, method }: AnyEndpoint,
  { params = {}, body, token }: CallOptions = {},
): Promise<Data> {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? "");
  const isForm = body instanceof FormData;
  const headers = {
    ...getVisitorHeaders(),
    ...(body && !isForm && { "content-type": "application/json" }),
    ...(token && { authorization: `Bearer ${token}` }),
  };
  const content = isForm ? body : JSON.stringify(body);
  const answer = await fetch(url + base + filled, { method, headers, ...(content && { body: content }) });
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { data: Data }).data;
}

export function getVisitorHeaders(): Record<string, string> {
  calls += 1;
  const network = calls % networks;
  return { "x-forwarded-for": `10.1.${Math.floor(network / 250)}.${network % 250}`, "accept-encoding": "br" };
}

interface Session {
  user: { _id: string };
  tokens: { access: string };
}

export async function registerPerson(url: string, role: "user" | "escort"): Promise<SoakPerson> {
  const email = `${crypto.randomUUID()}@example.test`;
  const body = { name: "Someone", email, password, role };
  const { user, tokens } = await callEndpoint<Session>(url, register, { body });
  return { id: user._id, email, token: tokens.access };
}

export async function signIn(url: string, person: SoakPerson): Promise<void> {
  const body = { email: person.email, password };
  person.token = (await callEndpoint<Session>(url, login, { body })).tokens.access;
}

/** Connects two people who have written to each other; the second may be on another node. */
export async function connectPair(url: string, otherUrl = url): Promise<ChatPair> {
  const [one, other] = [await registerPerson(url, "user"), await registerPerson(url, "user")];
  const { _id } = await callEndpoint<{ _id: string }>(url, openConversation, {
    body: { recipientId: other.id },
    token: one.token,
  });
  const [sender, receiver] = await Promise.all(
    [
      { node: url, token: one.token },
      { node: otherUrl, token: other.token },
    ].map(({ node, token }) => connectSocket(node, { token })),
  );
  if (!sender || !receiver) throw new Error("a pair needs two sockets");
  for (const socket of [sender, receiver])
    await socket.emitWithAck("send_message", { conversationId: _id, content: "Good evening" });
  return { conversationId: _id, sender, receiver };
}
