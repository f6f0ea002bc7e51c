import type { Activity, ActivityKind } from "@vesper/contract/accounts/activity";

/** A saved favorite or a written review, with the times at which an activity about it may have been recorded. */
export interface ActivityTopic {
  kinds: readonly ActivityKind[];
  at: string;
  name: string;
  path: string;
}

export interface OwnEntry {
  activity: Activity;
  /** Subject of the activity, if it is still known. */
  topic: ActivityTopic | undefined;
}

/** An activity is recorded in the transaction of its cause, so their times differ by milliseconds. */
const tolerance = 1_000;

const getDistance = (activity: Activity, topic: ActivityTopic) =>
  Math.abs(Date.parse(activity.createdAt) - Date.parse(topic.at));

function findTopic(activity: Activity, topics: readonly ActivityTopic[]): ActivityTopic | undefined {
  const [nearest] = topics
    .filter((topic) => topic.kinds.includes(activity.kind) && getDistance(activity, topic) <= tolerance)
    .toSorted((a, b) => getDistance(activity, a) - getDistance(activity, b));
  return nearest;
}

/** Keeps only the newest sign-in, and adds what each entry is about. */
export function toOwnEntries(activities: readonly Activity[], topics: readonly ActivityTopic[]): OwnEntry[] {
  const newestSignIn = activities.find(({ kind }) => kind === "account.signed_in");
  return activities
    .filter((activity) => activity.kind !== "account.signed_in" || activity === newestSignIn)
    .map((activity) => ({ activity, topic: findTopic(activity, topics) }));
}
