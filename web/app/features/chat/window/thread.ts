import type { Message } from "@vesper/contract/chat/chat";

interface MessagePage {
  data: Message[];
  meta: { hasMore: boolean };
}

interface ThreadState {
  status: "loading" | "failed" | "ready";
  messages: readonly Message[];
  hasOlder: boolean;
  older: "resting" | "loading" | "failed";
}

type FetchPage = (place: { before?: string; after?: number }) => Promise<MessagePage>;

/** Merges messages, each once and ordered by sequence. A newer version replaces the older. */
function mergeMessages(before: readonly Message[], incoming: readonly Message[]): Message[] {
  const byId = new Map([...before, ...incoming].map((message) => [message._id, message]));
  return [...byId.values()].toSorted((a, b) => a.sequence - b.sequence);
}

/** Returns the highest sequence before the first gap. */
export function getLastContiguousSequence(messages: readonly Message[]): number {
  const gap = messages.findIndex(({ sequence }, index) => {
    const next = messages[index + 1];
    return next !== undefined && next.sequence !== sequence + 1;
  });
  return (gap === -1 ? messages.at(-1) : messages[gap])?.sequence ?? 0;
}

const hasGap = (messages: readonly Message[]) =>
  getLastContiguousSequence(messages) !== (messages.at(-1)?.sequence ?? 0);

/** Delay before a failed catch-up is retried. */
const retryDelay = 2_000;

function createStore() {
  const watchers = new Set<() => void>();
  let state: ThreadState = { status: "loading", messages: [], hasOlder: false, older: "resting" };
  return {
    state: () => state,
    isWatched: () => watchers.size > 0,

    update(change: Partial<ThreadState>) {
      state = { ...state, ...change };
      for (const watcher of watchers) watcher();
    },

    watch(watcher: () => void): () => void {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
  };
}

async function loadOlder(fetchPage: FetchPage, { state, update }: ReturnType<typeof createStore>) {
  const { messages, hasOlder, older } = state();
  const [first] = messages;
  if (!first || !hasOlder || older === "loading") return;
  update({ older: "loading" });
  try {
    const page = await fetchPage({ before: first._id });
    update({
      older: "resting",
      messages: mergeMessages(page.data, state().messages),
      hasOlder: page.meta.hasMore,
    });
  } catch {
    update({ older: "failed" });
  }
}

/** Messages in a conversation: the newest page, older pages on demand, and incoming messages. */
export function createThread(fetchPage: FetchPage) {
  const store = createStore();
  const { state, update, watch, isWatched } = store;
  let isCatchingUp = false;

  /** Fetches all messages after the first gap, or after the last message. */
  async function catchUp() {
    if (isCatchingUp || state().status !== "ready") return;
    isCatchingUp = true;
    try {
      for (let more = true; more;) {
        const page = await fetchPage({ after: getLastContiguousSequence(state().messages) });
        update({ messages: mergeMessages(state().messages, page.data) });
        more = page.data.length > 0 && (page.meta.hasMore || hasGap(state().messages));
      }
    } catch {
      // Retry on a timer: the connection may be intact, so no reconnect would trigger another attempt.
      setTimeout(() => void (isWatched() && catchUp()), retryDelay);
    } finally {
      isCatchingUp = false;
    }
  }

  async function load() {
    update({ status: "loading" });
    try {
      const page = await fetchPage({});
      const messages = mergeMessages(page.data, state().messages);
      update({ status: "ready", messages, hasOlder: page.meta.hasMore });
      if (hasGap(messages)) await catchUp();
    } catch {
      update({ status: "failed" });
    }
  }

  return {
    load,
    loadOlder: () => loadOlder(fetchPage, store),
    catchUp,
    state,
    watch,

    receive(message: Message) {
      update({ messages: mergeMessages(state().messages, [message]) });
      if (hasGap(state().messages)) void catchUp();
    },
  };
}
