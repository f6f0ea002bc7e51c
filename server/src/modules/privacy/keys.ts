export const archiveKey = (id: string) => `archives/${id}.zip`;
export const archiveAddress = (id: string) => `/${archiveKey(id)}`;
export const archiveIdIn = (key: string) =>
  /^archives\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.zip$/.exec(key)?.[1] ?? null;
