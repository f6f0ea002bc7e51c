import { useQuery } from "@tanstack/react-query";
import Bell from "virtual:icons/bell";
import { formatFollowers } from "./format-followers.ts";
import { followersQuery } from "./queries.ts";

/** How many members follow the escort's profile. Renders nothing until it is known: the page works without it. */
export function FollowerCount() {
  const { data } = useQuery(followersQuery);
  if (!data) return null;
  return (
    <p className="flex items-center gap-2 text-small text-muted">
      <Bell aria-hidden className="size-4 shrink-0" />
      {formatFollowers(data)}
    </p>
  );
}
