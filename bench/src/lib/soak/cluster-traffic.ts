import type { Cluster } from "@vesper/cluster/cluster";
import { listRequests } from "../profiles/requests.ts";
import { registerModerator, runReview, signInModerator } from "./moderator.ts";
import { registerPerson, type SoakPerson } from "./people.ts";
import { createTraffic, pick, selectProfileIds, type TrafficKind } from "./traffic.ts";

const [memberCount, escortCount] = [20, 5];

/** Spreads the traffic of one node over all of them, and adds a moderator's work. */
export async function createClusterTraffic({ nodes, postgres }: Cluster): Promise<TrafficKind[]> {
  const origins = nodes.map(({ origin }) => origin);
  const [first = ""] = origins;
  const members = await registerPeople(first, memberCount, "user");
  const escorts = await registerPeople(first, escortCount, "escort");
  const profileIds = await selectProfileIds(postgres.url);
  const paths = await listRequests(postgres.url);
  const moderator = await registerModerator(first, postgres.url);
  const visits = await Promise.all(
    origins.map((url) => createTraffic({ url, paths, profileIds, members, escorts })),
  );
  return [
    ...visits.flatMap((kinds, at) => kinds.map((kind) => takeShare(kind, at, origins.length))),
    {
      // A member may write 20 reviews an hour; this rate gives each of them 18.
      name: "moderation",
      perSecond: 0.1,
      run: (count) =>
        runReview(pick(origins, count), {
          member: pick(members, count),
          moderator,
          profileId: pick(profileIds, count),
        }),
    },
    {
      // Access tokens expire.
      name: "moderator's sign-in",
      perSecond: 1 / 300,
      run: (count) => signInModerator(pick(origins, count), postgres.url, moderator),
    },
  ];
}

/** The nodes take turns, so that together they do what one would do alone. */
const takeShare = (kind: TrafficKind, at: number, size: number): TrafficKind => ({
  ...kind,
  perSecond: kind.perSecond / size,
  run: (count) => kind.run(count * size + at),
});

async function registerPeople(url: string, count: number, role: "user" | "escort"): Promise<SoakPerson[]> {
  const people: SoakPerson[] = [];
  for (let at = 0; at < count; at += 1) people.push(await registerPerson(url, role));
  return people;
}
