/** The words of the socket, in both directions. Payloads are the schemas of `chat.ts`. */
export const socketEvents = {
  toServer: { sendMessage: "send_message", typing: "typing", markRead: "mark_read" },
  toClient: {
    receiveMessage: "receive_message",
    conversationUpdated: "conversation_updated",
    userOnline: "user_online",
    userOffline: "user_offline",
    presenceSnapshot: "presence_snapshot",
    unreadSnapshot: "unread_snapshot",
    messageRead: "message_read",
    typing: "typing",
  },
} as const;
