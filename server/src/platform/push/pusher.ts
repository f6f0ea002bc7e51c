export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** `gone` when the browser is no longer there, or no longer wants it. */
type PushOutcome = "sent" | "gone";

/** Hands a few words to the service of somebody's browser. */
export interface Pusher {
  send(target: PushTarget, payload: string): Promise<PushOutcome>;
}
