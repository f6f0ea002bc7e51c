import { createViolation, type Law } from "./operations.ts";

const law = "counters equal recounts";

export const checkCounters: Law = ({ final }, operations) => {
  const about = (name: string) => operations.filter((one) => one.name === name);
  const unread = final.members
    .filter((one) => one.unread !== one.recount)
    .map((one) =>
      createViolation(
        law,
        `${one.unread} messages count as unread for ${one.userId}, and ${one.recount} are`,
        about("say").filter(({ input }) => input["conversationId"] === one.conversationId),
      ),
    );
  const favorites = final.favoriteCounts
    .filter(({ count, recount }) => count !== recount)
    .map(({ targetId, count, recount }) =>
      createViolation(
        law,
        `profile ${targetId} counts ${count} favorites and has ${recount}`,
        about("favorite").filter(({ input }) => input["profileId"] === targetId),
      ),
    );
  const sequences = final.conversations.flatMap(({ id, lastSequence }) => {
    const stored = final.messages.filter(({ conversationId }) => conversationId === id).length;
    return stored === lastSequence
      ? []
      : [createViolation(law, `conversation ${id} counts ${lastSequence} messages and has ${stored}`)];
  });
  const unanswered = final.conversations
    .filter((one) => one.unanswered !== 0)
    .map(({ id }) => createViolation(law, `the accepted conversation ${id} has unanswered messages`));
  return [...unread, ...favorites, ...sequences, ...unanswered];
};
