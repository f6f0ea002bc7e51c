import { limits } from "@vesper/contract/core/limits";
import { createDrawer } from "./drawer.ts";

interface Draft {
  text: string;
  writtenAt: number;
}

const isDraft = (value: unknown): value is Draft =>
  typeof (value as Draft | null)?.text === "string" && typeof (value as Draft).writtenAt === "number";

/** What somebody has begun to write, to each person one text. */
export function draftsOf(userId: string) {
  const drawer = createDrawer(`chat-draft:${userId}:`, isDraft);

  /** The oldest go first. */
  function makeRoom() {
    const names = drawer.names();
    if (names.length < limits.chat.drafts) return;
    const writtenAt = (name: string) => drawer.get(name)?.writtenAt ?? 0;
    const [oldest] = names.toSorted((a, b) => writtenAt(a) - writtenAt(b));
    if (oldest !== undefined) drawer.remove(oldest);
  }

  return {
    read: (otherId: string) => drawer.get(otherId)?.text ?? "",

    write(otherId: string, text: string) {
      if (text.trim() === "") {
        drawer.remove(otherId);
        return;
      }
      if (!drawer.get(otherId)) makeRoom();
      drawer.put(otherId, { text, writtenAt: Date.now() });
    },

    clear: drawer.clear,
  };
}
