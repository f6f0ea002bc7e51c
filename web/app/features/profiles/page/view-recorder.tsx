import { useEffect, useRef } from "react";
import { api } from "#web/session/api.ts";
import { rememberViewed } from "#web/shared/viewed-profiles.ts";

async function recordProfileView(id: string) {
  // Import after the page has loaded: the contract would add its schemas to the page's bundle.
  const { recordView: countView } = await import("@vesper/contract/profiles/directory");
  await api.call(countView, { params: { id } });
}

/** Records a view of this profile, here and on the device, once per visit; errors are ignored. */
export function ViewRecorder({ profileId }: { profileId: string }) {
  const counted = useRef<string>(undefined);

  useEffect(() => {
    if (counted.current === profileId) return;
    counted.current = profileId;
    rememberViewed(profileId);
    recordProfileView(profileId).catch(() => undefined);
  }, [profileId]);

  return null;
}
