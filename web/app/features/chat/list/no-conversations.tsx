import { isSupplier } from "@vesper/contract/standing";
import type { User } from "@vesper/contract/accounts";
import { Inbox, MessageCircle, Search } from "lucide-react";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import type { Filters } from "./filters.ts";

interface NoConversationsProps {
  filters: Filters;
  /** How many first contacts wait, and where. */
  requests: number;
  requestsSearch: string;
  user: User;
  onClearSearch: () => void;
}

/** Nothing in the list: what that means, and what to do next. */
export function NoConversations(props: NoConversationsProps) {
  const { filters, user, requests, requestsSearch, onClearSearch } = props;
  if (filters.q) {
    return (
      <EmptyState
        level={3}
        icon={<Search />}
        title="Nobody by that name"
        text="Only people you have talked to are found here."
        action={{ label: "Clear search", onAction: onClearSearch }}
      />
    );
  }
  if (filters.view === "requests") {
    return (
      <EmptyState
        level={3}
        icon={<Inbox />}
        title="No requests"
        text="Whoever writes to you for the first time waits here until you accept, answer or decline."
      />
    );
  }
  if (requests > 0) {
    return (
      <EmptyState
        level={3}
        icon={<Inbox />}
        title={requests === 1 ? "1 new request" : `${requests} new requests`}
        text="Somebody wrote to you for the first time. Your answer makes it a conversation."
        action={{
          to: `?${requestsSearch}`,
          label: requests === 1 ? "Read the request" : "Read the requests",
        }}
      />
    );
  }
  return isSupplier(user.roles) ? (
    <EmptyState
      level={3}
      icon={<MessageCircle />}
      title="No conversations yet"
      text="People write to you from your page. See to it that your profile is public and allows messages."
      action={{ to: "/supplier/profile", label: "Profile Management" }}
    />
  ) : (
    <EmptyState
      level={3}
      icon={<MessageCircle />}
      title="No conversations yet"
      text="Press “Send Message” on the page of somebody you would like to meet."
      action={{ to: "/search", label: "Find somebody" }}
    />
  );
}
