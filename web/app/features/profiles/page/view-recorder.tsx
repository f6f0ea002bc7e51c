import { useEffect, useRef } from "react";
import { api } from "#web/session/api.ts";

async function recordProfileView(id: string) {
  // Loaded behind the page: the contract brings its schemas along.
  const { recordView: countView } = await import("@vesper/contract/profiles/directory");
  await api.call(countView, { params: { id } });
}

/** Tells the server that a person looks at this profile: once a visit, whatever becomes of it. */
export function ViewRecorder({ profileId }: { profileId: string }) {
  const counted = useRef<string>(undefined);

  useEffect(() => {
    if (counted.current === profileId) return;
    counted.current = profileId;
    recordProfileView(profileId).catch(() => undefined);
  }, [profileId]);

  return null;
}
