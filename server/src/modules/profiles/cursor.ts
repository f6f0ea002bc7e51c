import { validate as isUuid } from "uuid";

interface FeedPosition {
  createdAt: Date;
  id: string;
}

/** Encodes the end of a feed page as a cursor. Opaque to callers, so that its format can change. */
export const toCursor = ({ createdAt, id }: FeedPosition) =>
  Buffer.from(`${createdAt.getTime()} ${id}`).toString("base64url");

export function findCursorPosition(cursor: string): FeedPosition | null {
  const [time = "", id = ""] = Buffer.from(cursor, "base64url").toString().split(" ");
  const createdAt = new Date(Number(time));
  return /^\d{1,15}$/.test(time) && isUuid(id) && !Number.isNaN(createdAt.getTime())
    ? { createdAt, id }
    : null;
}
