import { queryOptions } from "@tanstack/react-query";
import { getPushKey } from "@vesper/contract/push";
import { ApiError } from "#web/api/api-error.ts";
import { api } from "#web/session/api.ts";
import { canPush, currentSubscription } from "./browser-push.ts";

export interface PushState {
  key: string;
  isOn: boolean;
}

/** Nothing where the browser cannot, or the operator has no keys. */
async function readPush(signal: AbortSignal): Promise<PushState | null> {
  if (!canPush()) return null;
  try {
    const { key, isSubscribed } = (await api.call(getPushKey, { signal })).data;
    return { key, isOn: isSubscribed && (await currentSubscription()) !== null };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

export const pushQuery = queryOptions({
  queryKey: ["push"],
  queryFn: ({ signal }) => readPush(signal),
});
