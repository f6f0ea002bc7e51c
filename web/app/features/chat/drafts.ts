import { limits } from "@vesper/contract/core/limits";
import { createLocalStore } from "./local-store.ts";

interface Draft {
  text: string;
  writtenAt: number;
}

const isDraft = (value: unknown): value is Draft =>
  typeof (value as Draft | null)?.text === "string" && typeof (value as Draft).writtenAt === "number";

/** Creates the store for unsent message drafts, one per recipient. */
export function createDraftStore(userId: string) {
  const store = createLocalStore(`chat-draft:${userId}:`, isDraft);

  /** Removes the oldest draft when the limit is reached. */
  function removeOldest() {
    const names = store.names();
    if (names.length < limits.chat.drafts) return;
    const getWrittenAt = (name: string) => store.get(name)?.writtenAt ?? 0;
    const [oldest] = names.toSorted((a, b) => getWrittenAt(a) - getWrittenAt(b));
    if (oldest !== undefined) store.remove(oldest);
  }

  return {
    read: (otherId: string) => store.get(otherId)?.text ?? "",

    write(otherId: string, text: string) {
      if (text.trim() === "") {
        store.remove(otherId);
        return;
      }
      if (!store.get(otherId)) removeOldest();
      store.put(otherId, { text, writtenAt: Date.now() });
    },

    clear: store.clear,
  };
}
