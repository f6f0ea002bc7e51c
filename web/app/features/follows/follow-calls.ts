import {
  followProfile,
  getFollowStatus,
  unfollowProfile,
  updateFollowSettings,
} from "@vesper/contract/profiles/follows";
import { api } from "#web/session/api.ts";
import { type FollowForm, toSettings } from "./follow-draft.ts";

export const loadFollowStatus = async (id: string) =>
  (await api.call(getFollowStatus, { params: { id } })).data;
export type FollowStatus = Awaited<ReturnType<typeof loadFollowStatus>>;

export async function saveFollow(id: string, form: FollowForm) {
  const { tours, available, pictures } = form;
  await api.call(updateFollowSettings, { body: toSettings(form) });
  await api.call(followProfile, { params: { id }, body: { tours, available, pictures } });
}

export const removeFollow = (id: string) => api.call(unfollowProfile, { params: { id } });
