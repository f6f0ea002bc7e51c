/**
 * Kept apart from media, which other people may open: only the server reads these files, and no backup contains
 * them.
 */
export const folder = "documents/";

export const toPictureKey = (id: string) => `${folder}${id}`;

export const findPictureId = (key: string) =>
  /^documents\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(key)?.[1] ?? null;
