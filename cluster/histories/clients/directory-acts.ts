import { getPublicProfile, listPublicProfiles } from "@vesper/contract/profiles/directory";
import { addFavorite, getFavoriteStatus, removeFavorite } from "@vesper/contract/profiles/favorites";
import { updateOwnProfile } from "@vesper/contract/profiles/profiles";
import type { Escort, Step } from "../plan/plan.ts";
import { openPage, send, type Answer } from "./http.ts";
import { attempt, insist, type Session } from "./session.ts";

/** Saves or removes a favorite, then asks whether it is one. */
export async function favorite(
  session: Session,
  step: Step,
  escort: Escort,
  isWanted: boolean,
): Promise<void> {
  const { site, self, people } = session;
  const { id } = people.get(escort);
  const input = { profileId: id, isWanted };
  const request = { token: self.token, params: { id } };
  const { outcome } = await insist(session, {
    step,
    name: "favorite",
    input,
    run: (): Promise<Answer<unknown>> =>
      isWanted
        ? send(site.url, { endpoint: addFavorite, ...request })
        : send(site.url, { endpoint: removeFavorite, ...request }),
  });
  if (outcome !== "ok") return;
  await attempt(session, {
    step,
    name: "favorite-status",
    input,
    run: () => send(site.url, { endpoint: getFavoriteStatus, ...request }),
    toFact: ({ data }) => data.isFavorite,
  });
}

const readFeed = ({ site, self }: Session, query: Record<string, string | number>) =>
  send(site.url, { endpoint: listPublicProfiles, token: self.token, query });

/** Follows the cursor through the whole list. */
export async function browse(session: Session, step: Step, limit: number): Promise<void> {
  await attempt(session, {
    step,
    name: "browse",
    input: { limit },
    async run(): Promise<Answer<string[]>> {
      const ids: string[] = [];
      let cursor: string | null = null;
      for (;;) {
        const query: Record<string, string | number> = cursor ? { limit, cursor } : { limit };
        const answer = await readFeed(session, query);
        if (!answer.data) return { ...answer, data: null };
        ids.push(...answer.data.data.map(({ _id }) => _id));
        cursor = answer.data.pagination.nextCursor;
        if (!cursor || ids.length > 500) return { ...answer, data: ids };
      }
    },
    toFact: (ids) => ids,
  });
}

export async function view(session: Session, step: Step, escort: Escort): Promise<void> {
  const { site, self, people } = session;
  const { id } = people.get(escort);
  await attempt(session, {
    step,
    name: "view",
    input: { profileId: id },
    run: () => send(site.url, { endpoint: getPublicProfile, token: self.token, params: { slugOrId: id } }),
  });
}

export async function viewPage(session: Session, step: Step, escort: Escort): Promise<void> {
  const { id } = session.people.get(escort);
  await attempt(session, {
    step,
    name: "open-page",
    input: { profileId: id },
    run: () => openPage(session.site.url, `/escort/${id}`),
  });
}

export async function hideProfile(session: Session, step: Step): Promise<void> {
  const { site, self } = session;
  await insist(session, {
    step,
    name: "hide-profile",
    input: { profileId: self.id },
    run: () => send(site.url, { endpoint: updateOwnProfile, token: self.token, body: { isPublic: false } }),
  });
}
