import { z } from "zod";
import { member } from "../core/endpoint.ts";
import { one } from "../core/envelope.ts";

export const ArchiveStatus = z.enum(["queued", "running", "done", "failed"]);
export type ArchiveStatus = z.output<typeof ArchiveStatus>;

/** All data held about a person, including their files, as one ZIP file. */
export const Archive = z.object({
  status: ArchiveStatus,
  /** From 0 to 1. */
  progress: z.number().min(0).max(1),
  requestedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable(),
});
export type Archive = z.output<typeof Archive>;

export const requestArchive = member.post(
  "/auth/me/archive",
  "Request an archive of your data and media; one at a time",
  {
    recent: true,
    response: one(Archive),
    status: 202,
    limit: { calls: 10, seconds: 24 * 3600, per: "person" },
  },
);

export const getArchive = member.get(
  "/auth/me/archive",
  "Get the progress of your archive, or null if there is none",
  { response: one(Archive.nullable()) },
);

export const getArchiveLink = member.get(
  "/auth/me/archive/link",
  "Get a link to download your archive, valid for a few minutes",
  { response: one(z.object({ url: z.string() })), recent: true },
);
