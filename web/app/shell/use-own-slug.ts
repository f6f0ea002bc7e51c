import { getOwnProfile } from "@vesper/contract/profiles";
import type { Role } from "@vesper/contract/roles";
import { isSupplier } from "@vesper/contract/standing";
import { useEffect, useState } from "react";
import { api } from "#web/session/api.ts";

/** The slug of an escort's own profile; none while it is unknown, when there is none, or when asking failed. */
export function useOwnSlug(roles: readonly Role[]): string | null {
  const [slug, setSlug] = useState<string | null>(null);
  const mayHaveOne = isSupplier(roles);

  useEffect(() => {
    if (!mayHaveOne) return;
    let isCurrent = true;
    api.call(getOwnProfile).then(
      ({ data }) => isCurrent && setSlug(data.slug),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [mayHaveOne]);

  return slug;
}
