import { limits } from "@vesper/contract/core/limits";
import { isSupplier } from "@vesper/contract/accounts/role-checks";
import { ReplyTime } from "@vesper/contract/profiles/directory";
import { allowed, refused, type Verdict } from "#platform/policy.ts";
import type { ConversationRow, Recipient } from "./store/conversations.ts";
import type { ReplyWaits } from "./store/reply-times.ts";

/** Whether a person may be contacted for the first time. An escort can only be contacted through a public profile. */
export function mayOpen(recipient: Recipient | undefined): Verdict {
  if (!recipient) return refused("not_found");
  if (recipient.listed === null ? isSupplier(recipient.roles) : !recipient.listed)
    return refused("not_found");
  if (recipient.allowMessages === false || !recipient.acceptNewConversations) {
    return refused("messages_not_allowed");
  }
  return allowed;
}

/**
 * A block hides both people from each other. The blocker is told about the block; the blocked person gets
 * `not_found`.
 */
export function mayRead({ isBlockedByMe, isBlockedByOther }: ConversationRow): Verdict {
  if (isBlockedByOther) return refused("not_found");
  return isBlockedByMe ? refused("blocked") : allowed;
}

const isStarter = ({ startedById, me }: ConversationRow) => startedById === me?.id;

export function mayWrite(conversation: ConversationRow): Verdict {
  const { other, isDeclined, isAccepted, unanswered } = conversation;
  const verdict = mayRead(conversation);
  if (!verdict.allowed) return verdict;
  if (!other?.isActive) return refused("messages_not_allowed", "This account is no longer active.");
  if (!other.allowsMessages || (isDeclined && isStarter(conversation)))
    return refused("messages_not_allowed");
  if (isStarter(conversation) && !isAccepted && unanswered >= limits.chat.unanswered) {
    return refused("messages_not_allowed", "Please wait for a reply before you send more messages.");
  }
  return allowed;
}

/** Whether the viewer can accept or decline the conversation, which only the recipient of a message request can. */
export const isRequest = (conversation: ConversationRow) =>
  !conversation.isAccepted && !isStarter(conversation);

export function mayAnswer(conversation: ConversationRow): Verdict {
  const verdict = mayRead(conversation);
  if (!verdict.allowed) return verdict;
  return isRequest(conversation) ? allowed : refused("conflict", "This message request is no longer open.");
}

/**
 * Returns the band to show. Null with too few conversations to be fair, if more were ignored than answered, or if
 * replies take longer than any band.
 */
export function findReplyTime({ median, conversations, ignored }: Omit<ReplyWaits, "userId">) {
  const { conversations: fewest, bands } = limits.chat.replyTime;
  if (conversations < fewest || ignored > conversations) return null;
  return ReplyTime.options.find((band) => median * 1000 <= bands[band]) ?? null;
}
