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

/** Each message once, in the order that is the same for everybody. A newer version takes the place of the older. */
function mergeMessages(before: readonly Message[], incoming: readonly Message[]): Message[] {
  const byId = new Map([...before, ...incoming].map((message) => [message._id, message]));
  return [...byId.values()].toSorted((a, b) => a.sequence - b.sequence);
}

/** The place up to which nothing is missing. */
export function getLastContiguousSequence(messages: readonly Message[]): number {
  const gap = messages.findIndex(({ sequence }, index) => {
    const next = messages[index + 1];
    return next !== undefined && next.sequence !== sequence + 1;
  });
  return (gap === -1 ? messages.at(-1) : messages[gap])?.sequence ?? 0;
}

const hasGap = (messages: readonly Message[]) =>
  getLastContiguousSequence(messages) !== (messages.at(-1)?.sequence ?? 0);

/** Where what was missed could not be asked for. */
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

/** What was said in a conversation: the newest page, older ones on demand, and everything that comes in. */
export function createThread(fetchPage: FetchPage) {
  const store = createStore();
  const { state, update, watch, isWatched } = store;
  let isCatchingUp = false;

  /** Asks for all that came after the last message before a gap, or after the last of all. */
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
      // The connection may well have stayed, so nothing else would bring it up again.
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
