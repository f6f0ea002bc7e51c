export const toArchiveKey = (id: string) => `archives/${id}.zip`;
export const toArchiveAddress = (id: string) => `/${toArchiveKey(id)}`;
export const findArchiveId = (key: string) =>
  /^archives\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.zip$/.exec(key)?.[1] ?? null;
