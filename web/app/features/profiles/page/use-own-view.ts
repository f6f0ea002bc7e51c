import { getPublicProfile, withoutContacts } from "@vesper/contract/directory";
import { useEffect, useState } from "react";
import { api } from "#web/session/api.ts";
import { useUser } from "#web/session/use-session.ts";
import type { PageProfile } from "./page-profile.ts";

type OwnView = { status: "loading" } | { status: "missing" } | { status: "shown"; profile: PageProfile };

/** A page knows nobody, so a profile that is not public is missing there; its owner and admins ask once more. */
export function useOwnView(slug: string): OwnView {
  const viewer = useUser()?._id;
  const [seen, setSeen] = useState<{ by: string; view: OwnView }>();

  useEffect(() => {
    if (!viewer) return;
    let isCurrent = true;
    const show = (view: OwnView) => isCurrent && setSeen({ by: viewer, view });
    api.call(getPublicProfile, { params: { slugOrId: slug } }).then(
      ({ data }) => show({ status: "shown", profile: withoutContacts(data) }),
      () => show({ status: "missing" }),
    );
    return () => {
      isCurrent = false;
    };
  }, [slug, viewer]);

  if (!viewer) return { status: "missing" };
  return seen?.by === viewer ? seen.view : { status: "loading" };
}
