import { useQuery } from "@tanstack/react-query";
import { limits } from "@vesper/contract/core/limits";
import { UserRound, Users } from "lucide-react";
import { usersQuery } from "#web/features/accounts/admin/queries.ts";
import { statusLabels } from "#web/features/profiles/admin/labels.ts";
import { profilesQuery } from "#web/features/profiles/admin/queries.ts";
import type { EntryGroup } from "./entries.ts";

const maxFound = 5;
const minLength = 2;

/** Accounts and profiles that match the text, through the same calls as their lists. */
export function useFoundPeople(text: string): {
  groups: EntryGroup[];
  isLoading: boolean;
  isFailed: boolean;
} {
  const search = text.trim().slice(0, limits.email.max);
  const enabled = search.length >= minLength;
  const users = useQuery({ ...usersQuery({ search, page: 1 }), enabled });
  const profiles = useQuery({ ...profilesQuery({ search, page: 1 }), enabled });
  if (!enabled) return { groups: [], isLoading: false, isFailed: false };
  return {
    groups: [
      {
        title: "People",
        entries: (users.data?.data ?? []).slice(0, maxFound).map(({ _id, name, email }) => ({
          to: `/admin/users/${_id}`,
          label: name,
          detail: email,
          Icon: Users,
        })),
      },
      {
        title: "Profiles",
        entries: (profiles.data?.data ?? []).slice(0, maxFound).map(({ name, city, status, userId }) => ({
          to: `/admin/profiles?search=${encodeURIComponent(userId.email)}`,
          label: name,
          detail: `${city} · ${statusLabels[status]}`,
          Icon: UserRound,
        })),
      },
    ],
    isLoading: users.isFetching || profiles.isFetching,
    isFailed: users.isError || profiles.isError,
  };
}
