import { addPicture } from "#modules/media/index.ts";
import { fetchPublic } from "#platform/fetch/fetch-public.ts";
import type { Context } from "#platform/context.ts";
import type { PictureJob } from "../job-definitions.ts";
import { selectPicturePositions, updateWarning } from "../store/uploads.ts";

/**
 * Fetches the pictures for a row. The report omits the cause of a failure, which could reveal details of our
 * network.
 */
export async function fetchPictures(
  ctx: Context,
  { uploadId, row, userId, name, addresses }: PictureJob,
): Promise<void> {
  // The job may run twice, so skip the pictures that already exist.
  const kept = await selectPicturePositions(ctx.db, userId);
  let isFirst = kept.size === 0;
  let failures = 0;
  for (const [position, address] of addresses.entries()) {
    if (kept.has(position)) continue;
    try {
      const bytes = await fetchPublic(address);
      await addPicture(ctx, {
        ownerId: userId,
        bytes,
        title: `Photo of ${name}`,
        isPrimary: isFirst,
        position,
      });
      isFirst = false;
    } catch {
      failures += 1;
    }
  }
  if (failures === 0) return;
  const warning =
    failures === 1 ? "1 image could not be downloaded" : `${failures} images could not be downloaded`;
  await updateWarning(ctx.db, uploadId, row, warning);
}
