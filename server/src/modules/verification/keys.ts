/** Far from the media, which others may open: nobody but the server reads these, and no backup holds them. */
export const folder = "documents/";

export const toPictureKey = (id: string) => `${folder}${id}`;

export const findPictureId = (key: string) =>
  /^documents\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(key)?.[1] ?? null;
