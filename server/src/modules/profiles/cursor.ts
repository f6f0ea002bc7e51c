import { validate as isUuid } from "uuid";
import { circle, findRotation, toRotationToken, type Rotation } from "./rotation.ts";

/** Place of a profile in the rotation. */
export interface RotationPlace {
  key: number;
  id: string;
}

/** Encodes the end of a feed page as a cursor. Opaque to callers, so that its format can change. */
export const toCursor = (rotation: Rotation, { key, id }: RotationPlace) =>
  Buffer.from(`${toRotationToken(rotation)} ${key} ${id}`).toString("base64url");

export function findCursor(cursor: string): { rotation: Rotation; after: RotationPlace } | null {
  const [token = "", key = "", id = ""] = Buffer.from(cursor, "base64url").toString().split(" ");
  const rotation = findRotation(token);
  const isPlace = /^\d{1,10}$/.test(key) && Number(key) < circle && isUuid(id);
  return rotation && isPlace ? { rotation, after: { key: Number(key), id } } : null;
}
