import { queryOptions } from "@tanstack/react-query";
import { getOwnExposure } from "@vesper/contract/profiles/exposure";
import type { StatsDays } from "@vesper/contract/profiles/profiles";
import { catchNotFound } from "#web/shared/catch-not-found.ts";
import { api } from "#web/session/api.ts";

/** Exposure of the viewer's profile; null if they have none. */
export const exposureQuery = (days: StatsDays) =>
  queryOptions({
    queryKey: ["own-exposure", days],
    queryFn: () => catchNotFound(api.call(getOwnExposure, { query: { days } })),
  });
