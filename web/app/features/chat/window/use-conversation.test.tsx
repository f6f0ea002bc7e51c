// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import type { PublicName } from "@vesper/contract/accounts/person";
import type { Conversation } from "@vesper/contract/chat/chat";
import { afterEach, expect, it } from "vitest";
import { startTestServer, waitOptions } from "#web/api/test-server.ts";
import { dispatch } from "#web/realtime/connection.ts";
import { useConversation } from "./use-conversation.ts";

afterEach(cleanup);

const vera = { _id: "vera", name: "Vera" as PublicName, avatar: null, slug: "vera" };
const conversation: Conversation = {
  _id: "with-vera",
  participants: [vera],
  lastMessage: null,
  unreadCount: 0,
  isRequest: false,
  isOpen: true,
  readSequence: 0,
  updatedAt: "2026-11-15T18:30:00.000Z",
};

/** Opens the chat with someone to whom no one has written yet. */
async function openUnwritten() {
  const server = { fails: false };
  const calls = await startTestServer(({ path }) => {
    if (server.fails) return { status: 500, body: {} };
    return { body: { data: path.endsWith("/private") ? conversation : null } };
  });
  const hook = renderHook(() => useConversation({ recipient: { ...vera, isOnline: false } }, true));
  await waitFor(() => expect(hook.result.current.activity).toBe("resting"), waitOptions);
  return { server, chat: () => hook.result.current, listPaths: () => calls.map(({ path }) => path) };
}

it("creates nothing on opening, and the conversation with the first message", async () => {
  const { chat, listPaths } = await openUnwritten();
  const before = [chat().conversation, listPaths()];

  await act(() => chat().create());

  expect(before).toEqual([undefined, ["/chat/conversations/with/vera"]]);
  expect(chat().conversation?._id).toBe("with-vera");
  expect(listPaths().at(-1)).toBe("/chat/conversations/private");
});

it("reports a failed creation and can be tried again", async () => {
  const { server, chat } = await openUnwritten();
  server.fails = true;
  await act(() => chat().create());
  const failed = [chat().failure, chat().activity];

  server.fails = false;
  await act(() => chat().create());

  expect(failed).toEqual(["Failed to open the conversation.", "resting"]);
  expect([chat().failure, chat().conversation?._id]).toEqual([undefined, "with-vera"]);
});

it("takes over the conversation that the other person starts in the meantime", async () => {
  const { chat } = await openUnwritten();

  act(() => dispatch("conversation_updated", { ...conversation, _id: "with-nils", participants: [] }));
  const before = chat().conversation;
  act(() => dispatch("conversation_updated", conversation));

  expect([before, chat().conversation?._id]).toEqual([undefined, "with-vera"]);
});
