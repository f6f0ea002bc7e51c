import { type AdminProfile, approveProfile, rejectProfile } from "@vesper/contract/admin-profiles";
import type { QueueRules } from "#web/queue/use-queue.ts";
import { api } from "#web/session/api.ts";
import { profilesKey } from "./queries.ts";

/** A yes settles the signals, so it is given knowingly. */
function heldWords(profiles: readonly AdminProfile[]): string {
  const held = profiles.filter(({ signals }) => signals.length > 0).map(({ name }) => name);
  return held.length > 0 ? ` There are signals to look at first: ${held.join(", ")}.` : "";
}

export const pendingRules: QueueRules<AdminProfile> = {
  kind: "profile",
  key: profilesKey,
  nameOf: ({ name }) => name,
  waits: () => true,
  partiesOf: ({ userId }) => [userId._id],
  approve: {
    label: "Approve",
    ask: (profiles) => ({
      text:
        profiles.length === 1
          ? "Are you sure you want to approve this profile?"
          : `Are you sure you want to approve these ${profiles.length} profiles?`,
      more: `Everybody can see it from then on, unless its owner hides it.${heldWords(profiles)}`,
    }),
    send: ({ _id: id }) => api.call(approveProfile, { params: { id }, keepalive: true }),
    done: "Profile approved successfully!",
    failed: "Failed to approve profile. Please try again.",
  },
  reject: {
    text: "Nobody else sees the profile. Its owner is told why and may submit it again.",
    reader: "owner",
    send: ({ _id: id }, body) => api.call(rejectProfile, { params: { id }, body, keepalive: true }),
    done: "Profile rejected",
    failed: "Failed to reject profile",
  },
};
