export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** `gone` when the subscription has expired or was revoked. */
type PushOutcome = "sent" | "gone";

/** Sends a short text to a browser's push service. */
export interface Pusher {
  send(target: PushTarget, payload: string): Promise<PushOutcome>;
}
