import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { one } from "./envelope.ts";

export const ArchiveStatus = z.enum(["queued", "running", "done", "failed"]);
export type ArchiveStatus = z.output<typeof ArchiveStatus>;

/** Everything held about a person together with their own files, as one ZIP file. */
export const Archive = z.object({
  status: ArchiveStatus,
  /** From 0 to 1. */
  progress: z.number().min(0).max(1),
  requestedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable(),
  /** Opens for its owner alone, for some minutes; ask again for another. */
  url: z.string().nullable(),
});
export type Archive = z.output<typeof Archive>;

export const requestArchive = endpoint({
  method: "POST",
  path: "/auth/me/archive",
  policy: "signed-in",
  summary: "Have an archive of one's data and media made; one at a time",
  response: one(Archive),
  status: 202,
  limit: { calls: 10, seconds: 24 * 3600, per: "person" },
});

export const getArchive = endpoint({
  method: "GET",
  path: "/auth/me/archive",
  policy: "signed-in",
  summary: "How far one's archive is, and where to find it; nothing when there is none",
  response: one(Archive.nullable()),
});
