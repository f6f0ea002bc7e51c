import { useQuery } from "@tanstack/react-query";
import type { AdminUser } from "@vesper/contract/accounts/admin-users";
import { limits } from "@vesper/contract/core/limits";
import { pageLimits } from "@vesper/contract/core/page-limits";
import type { AdminProfile } from "@vesper/contract/profiles/admin-profiles";
import { useEffect, useState } from "react";
import { usersQuery } from "#web/features/accounts/admin/queries.ts";
import { statusLabels } from "#web/features/profiles/admin/labels.ts";
import { useCapable } from "#web/session/use-capable.ts";
import { profilesQuery } from "#web/features/profiles/admin/queries.ts";
import UserRound from "virtual:icons/user-round";
import Users from "virtual:icons/users";
import type { Entry, EntryGroup } from "./entries.ts";

const maxFound = 5;
const minLength = 2;

export interface FoundPeople {
  groups: EntryGroup[];
  isLoading: boolean;
  isFailed: boolean;
  /** Whether the text is too short to search for. */
  isTooShort: boolean;
}

/** Without placeholders: Enter would open a person found for an earlier text. */
const options = { placeholderData: undefined };

/** Accounts and profiles that match the text, through the same calls as their lists. Searches after a pause in typing. */
export function useFoundPeople(text: string): FoundPeople {
  const search = text.slice(0, limits.email.max);
  const settled = useSettled(search);
  const isLong = search.length >= minLength;
  const isSettled = settled === search;
  const enabled = isLong && isSettled;
  const isCapable = useCapable();
  const users = useQuery({
    ...usersQuery({ search: settled, page: 1 }),
    ...options,
    enabled: enabled && isCapable("read-people"),
  });
  const profiles = useQuery({
    ...profilesQuery({ search: settled, page: 1 }),
    ...options,
    enabled: enabled && isCapable("moderate"),
  });
  return {
    groups: enabled
      ? [
          { title: "People", entries: (users.data?.data ?? []).slice(0, maxFound).map(toPersonEntry) },
          { title: "Profiles", entries: (profiles.data?.data ?? []).slice(0, maxFound).map(toProfileEntry) },
        ]
      : [],
    isLoading: isLong && (!isSettled || users.isFetching || profiles.isFetching),
    isFailed: enabled && (users.isError || profiles.isError),
    isTooShort: search !== "" && !isLong,
  };
}

const toPersonEntry = ({ _id, name, email }: AdminUser): Entry => ({
  to: `/admin/users/${_id}`,
  label: name,
  detail: email,
  Icon: Users,
});

const toProfileEntry = ({ name, city, status, userId }: AdminProfile): Entry => ({
  to: `/admin/profiles?search=${encodeURIComponent(userId.email)}`,
  label: name,
  detail: `${city} · ${statusLabels[status]}`,
  Icon: UserRound,
});

/** The text once typing has paused. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pageLimits.search.debounce);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
