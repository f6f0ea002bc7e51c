import type { ContactChannel } from "@vesper/contract/profiles/directory";
import { useRef, useState } from "react";
import { ApiError } from "#web/api/api-error.ts";
import { getErrorMessage } from "#web/api/error-message.ts";
import { api } from "#web/session/api.ts";

export type Contacts = Readonly<Record<ContactChannel, string | null>>;

export type ContactsState =
  | { status: "hidden" | "loading" | "members-only" }
  | { status: "shown"; contacts: Contacts }
  | { status: "failed"; message: string };

function toRefusedState(error: unknown): ContactsState {
  if (error instanceof ApiError && error.status === 401) return { status: "members-only" };
  if (error instanceof ApiError && error.status === 429) {
    return { status: "failed", message: "You’ve viewed a lot of contact details. Please try again later." };
  }
  return {
    status: "failed",
    message: getErrorMessage(error, "Failed to load the contact details. Please try again."),
  };
}

/** Fetches the contacts of a profile once, on request. */
export function useContacts(profileId: string) {
  const [state, setState] = useState<ContactsState>({ status: "hidden" });
  const asking = useRef(false);

  async function reveal() {
    if (asking.current || state.status === "shown") return;
    asking.current = true;
    setState({ status: "loading" });
    try {
      // Import on demand: the contract would add its schemas to the page's bundle.
      const { revealContacts } = await import("@vesper/contract/profiles/directory");
      const { data } = await api.call(revealContacts, { params: { id: profileId } });
      setState({ status: "shown", contacts: data });
    } catch (error) {
      setState(toRefusedState(error));
    } finally {
      asking.current = false;
    }
  }

  return { state, reveal };
}
