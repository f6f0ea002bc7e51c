import { limits } from "@vesper/contract/core/limits";
import { z } from "zod";

/** Reads the ids in the address; whatever is no id, repeated or too much is left out. */
export const readComparedIds = (params: URLSearchParams): string[] =>
  [...new Set(params.get("ids")?.split(",") ?? [])]
    .filter((id) => z.uuid().safeParse(id).success)
    .slice(0, limits.compare.most);

export const toComparePath = (ids: readonly string[]) => `/compare?ids=${ids.join(",")}`;
