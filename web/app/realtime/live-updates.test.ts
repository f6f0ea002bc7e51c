import type { Conversation, Message } from "@vesper/contract/chat/chat";
import { expect, it } from "vitest";
import { dispatch, subscribe } from "./connection.ts";
import { splitDeliveries } from "./live-updates.ts";

const message = { _id: "m1", sequence: 7, content: "Good evening" } as Message;
const conversation = { _id: "c1", unreadCount: 1 } as Conversation;

it("a delivery updates the thread first and then the conversation", () => {
  const heard: unknown[] = [];
  subscribe("receive_message", (payload) => heard.push(payload));
  subscribe("conversation_updated", (payload) => heard.push(payload));
  const end = splitDeliveries();

  dispatch("message_delivered", { message, conversation });
  end();
  dispatch("message_delivered", { message, conversation });

  expect(heard).toEqual([message, { ...conversation, lastMessage: message }]);
});
