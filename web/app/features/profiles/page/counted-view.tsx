import { countView } from "@vesper/contract/directory";
import { useEffect, useRef } from "react";
import { api } from "#web/session/api.ts";

/** Tells the server that a person looks at this profile: once a visit, whatever becomes of it. */
export function CountedView({ profileId }: { profileId: string }) {
  const counted = useRef<string>(undefined);

  useEffect(() => {
    if (counted.current === profileId) return;
    counted.current = profileId;
    api.call(countView, { params: { id: profileId } }).catch(() => undefined);
  }, [profileId]);

  return null;
}
