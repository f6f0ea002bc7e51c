import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { login, register, type Tokens, type User } from "@vesper/contract/accounts/accounts";
import { approveProfile } from "@vesper/contract/profiles/admin-profiles";
import { createUser } from "@vesper/contract/accounts/admin-users";
import type { StaffRole } from "@vesper/contract/accounts/staff-roles";
import type { AnyEndpoint, EndpointResponse } from "@vesper/contract/core/endpoint";
import { adminListMedia, listOwnMedia, reviewMedia } from "@vesper/contract/media/media";
import { createProfile, type OwnProfile, type ProfileDraft } from "@vesper/contract/profiles/profiles";
import { createTour } from "@vesper/contract/profiles/tours";
import { adminListReviews, approveReview } from "@vesper/contract/profiles/reviews";
import { firstAdmin } from "./first-admin.ts";

export interface Person {
  name: string;
  email: string;
  password: string;
  user: User;
  tokens: Tokens;
}

/** An escort with a profile that has not been reviewed yet. */
export interface ProfileOwner extends Person {
  profile: OwnProfile;
}

type AccountOptions = Partial<Pick<Person, "name" | "email" | "password">>;

/** Calls the public API and throws when a call is refused. */
const createApiCall = (baseURL: string) =>
  async function send<E extends AnyEndpoint>(
    endpoint: E,
    body: object | undefined,
    token?: string,
  ): Promise<EndpointResponse<E>> {
    const answer = await fetch(new URL(endpoint.base + endpoint.path, baseURL), {
      method: endpoint.method,
      headers: {
        ...(body && { "content-type": "application/json" }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: body && JSON.stringify(body),
    });
    const json: unknown = await answer.json();
    if (answer.status !== endpoint.status) {
      throw new Error(`${endpoint.path} answered ${answer.status}: ${JSON.stringify(json)}`);
    }
    return endpoint.response.parse(json) as EndpointResponse<E>;
  };
type ApiCall = ReturnType<typeof createApiCall>;

const createCredentials = (wishes: AccountOptions) => ({
  name: "Ada Winter",
  email: `ada-${randomUUID()}@example.test`,
  password: "a-quiet-evening",
  ...wishes,
});

/** Creates accounts and profiles. */
function createPeople(send: ApiCall) {
  async function person(role: "user" | "escort", wishes: AccountOptions): Promise<Person> {
    const account = createCredentials(wishes);
    return { ...account, ...(await send(register, { ...account, role })).data };
  }

  async function staff(roles: StaffRole[], wishes: AccountOptions): Promise<Person> {
    const account = createCredentials(wishes);
    const first = await send(login, firstAdmin);
    await send(createUser, { ...account, roles }, first.data.tokens.access);
    return { ...account, ...(await send(login, account)).data };
  }

  async function profile(wishes: Partial<ProfileDraft>): Promise<ProfileOwner> {
    const name = `Celia ${randomUUID().slice(0, 8)}`;
    const draft = { name, age: 29, gender: "female", city: "Oslo", country: "Norway", ...wishes };
    const escort = await person("escort", { name: draft.name });
    const body = { rateOutcall: 300, rateIncall: 250, ...draft };
    return { ...escort, profile: (await send(createProfile, body, escort.tokens.access)).data };
  }

  /** Creates a public profile, approved by an admin. */
  async function publicProfile(wishes: Partial<ProfileDraft>): Promise<ProfileOwner> {
    const escort = await profile(wishes);
    const { data } = await send(login, firstAdmin);
    const path = approveProfile.path.replace(":id", escort.profile._id);
    await send({ ...approveProfile, path }, {}, data.tokens.access);
    return escort;
  }

  return { person, staff, profile, publicProfile };
}

/** Makes decisions as the first admin. */
function createApprovals(send: ApiCall) {
  /** A picture can be reviewed only after it has been processed. */
  async function waitForProcessing({ tokens }: Person): Promise<void> {
    const list = { ...listOwnMedia, path: `${listOwnMedia.path}?limit=100` };
    for (;;) {
      const { data } = await send(list, undefined, tokens.access);
      if (data.every(({ progress }) => progress !== "processing")) return;
      await pause(100);
    }
  }

  /** Approves all media that this person submitted. */
  async function approveMedia(person: Person): Promise<void> {
    const { user } = person;
    await waitForProcessing(person);
    const { data } = await send(login, firstAdmin);
    const list = { ...adminListMedia, path: `${adminListMedia.path}?limit=100` };
    const waiting = (await send(list, undefined, data.tokens.access)).data;
    for (const { _id, escortId } of waiting) {
      if (escortId._id !== user._id) continue;
      const path = reviewMedia.path.replace(":id", _id);
      await send({ ...reviewMedia, path }, { status: "approved" }, data.tokens.access);
    }
  }

  /** Approves all reviews that this person wrote. */
  async function approveReviews({ user }: Person): Promise<void> {
    const { data } = await send(login, firstAdmin);
    const list = { ...adminListReviews, path: `${adminListReviews.path}?limit=100` };
    const waiting = (await send(list, undefined, data.tokens.access)).data;
    for (const { _id, authorId } of waiting) {
      if (authorId._id !== user._id) continue;
      const path = approveReview.path.replace(":id", _id);
      await send({ ...approveReview, path }, {}, data.tokens.access);
    }
  }

  return { approveMedia, approveReviews };
}

/** Creates the initial state of a journey through the public API. */
export function createGiven(baseURL: string) {
  const send = createApiCall(baseURL);
  const { person, staff, profile, publicProfile } = createPeople(send);

  return {
    ...createApprovals(send),
    /** Announces a tour of three days that begins in a number of days. */
    tour: ({ tokens }: ProfileOwner, town: { city: string; country: string }, inDays: number) => {
      const getDay = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
      return send(createTour, { ...town, from: getDay(inDays), to: getDay(inDays + 2) }, tokens.access);
    },
    user: (wishes: AccountOptions = {}) => person("user", wishes),
    escort: (wishes: AccountOptions = {}) => person("escort", wishes),
    profile: (wishes: Partial<ProfileDraft> = {}) => profile(wishes),
    publicProfile: (wishes: Partial<ProfileDraft> = {}) => publicProfile(wishes),
    /** Member of staff with the roles of a first admin. */
    admin: (wishes: AccountOptions = {}) => staff(["admin", "verifier"], { name: "Ines Adler", ...wishes }),
    staff: (roles: StaffRole[], wishes: AccountOptions = {}) => staff(roles, wishes),
  };
}
export type Given = ReturnType<typeof createGiven>;
