import type { User } from "@vesper/contract/accounts/accounts";

export const testUser: User = {
  _id: "0198c0de-0000-7000-8000-000000000001",
  name: "Ada Example",
  email: "ada@example.test",
  pendingEmail: null,
  phone: null,
  bio: null,
  location: null,
  address: null,
  profileImageUrl: null,
  roles: ["user"],
  status: "active",
  isEmailVerified: false,
  isTwoFactorOn: false,
  hasPasskey: false,
  settings: {
    notifyMessages: true,
    notifyReviews: true,
    notifyAccount: true,
    showOnlineStatus: true,
    sendReadReceipts: true,
    showTyping: true,
    acceptNewConversations: true,
  },
  createdAt: "2026-01-01T00:00:00.000Z",
};
