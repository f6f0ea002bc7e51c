export const fileKey = (id: string) => `bulk-uploads/${id}.csv`;
