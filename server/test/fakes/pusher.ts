import type { Pusher, PushTarget } from "#platform/push/pusher.ts";

export interface FakePusher extends Pusher {
  sent: { target: PushTarget; text: string }[];
  /** Endpoints whose subscription no longer exists. */
  gone: Set<string>;
}

export function createFakePusher(): FakePusher {
  const sent: FakePusher["sent"] = [];
  const gone = new Set<string>();
  return {
    sent,
    gone,
    async send(target, text) {
      if (gone.has(target.endpoint)) return "gone";
      sent.push({ target, text });
      return "sent";
    },
  };
}
