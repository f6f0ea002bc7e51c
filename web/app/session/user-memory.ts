import { getCurrentSession } from "./session-store.ts";

/**
 * Returns access to values that are kept in memory for the signed-in person. Signing out does not reload the page, so
 * the next person to sign in here must start with new ones.
 */
export function createUserMemory<Value>(create: () => Value): () => Value {
  let memory: { owner: string | null; value: Value } | undefined;

  return () => {
    const session = getCurrentSession();
    const owner = session.status === "signed-in" ? session.user._id : null;
    if (!memory || memory.owner !== owner) memory = { owner, value: create() };
    return memory.value;
  };
}
