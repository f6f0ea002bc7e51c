import { useEffect, useState } from "react";
import { api } from "#web/session/api.ts";
import { useUser } from "#web/session/session-store.ts";
import type { PageProfile } from "./profile-facts.ts";

type OwnView = { status: "loading" } | { status: "missing" } | { status: "shown"; profile: PageProfile };

async function fetchProfile(slugOrId: string): Promise<PageProfile> {
  // Import for signed-in viewers only: the contract would add its schemas to the page's bundle.
  const { getPublicProfile, omitContacts: withoutContacts } =
    await import("@vesper/contract/profiles/directory");
  const { data } = await api.call(getPublicProfile, { params: { slugOrId } });
  return withoutContacts(data);
}

/**
 * The server renders pages without a session, so a profile that is not public is rendered as not found. Signed-in
 * viewers fetch it again.
 */
export function useOwnView(slug: string): OwnView {
  const viewer = useUser()?._id;
  const [seen, setSeen] = useState<{ by: string; view: OwnView }>();

  useEffect(() => {
    if (!viewer) return;
    let isCurrent = true;
    const show = (view: OwnView) => isCurrent && setSeen({ by: viewer, view });
    fetchProfile(slug).then(
      (profile) => show({ status: "shown", profile }),
      () => show({ status: "missing" }),
    );
    return () => {
      isCurrent = false;
    };
  }, [slug, viewer]);

  if (!viewer) return { status: "missing" };
  return seen?.by === viewer ? seen.view : { status: "loading" };
}
