import { rotation } from "@vesper/contract/profiles/rotation";

const slotLength = rotation.slotMinutes * 60_000;

/** Number of keys on the circle, and so of points where a list can start. */
export const circle = 2 ** 31;

/** The golden ratio of the circle: multiples of it spread evenly, however many there are. */
const step = Math.round(circle * ((Math.sqrt(5) - 1) / 2)) | 1;

/** One order of all public profiles: the keys of a generation, read from the start of a slot. */
export interface Rotation {
  generation: number;
  slot: number;
}

export const getSlot = (time: Date) => Math.floor(time.getTime() / slotLength);

export const getSlotStart = (slot: number) => new Date(slot * slotLength);

/** First slot that begins at this time or later. */
export const getSlotFrom = (time: Date) => Math.ceil(time.getTime() / slotLength);

/** Point of the circle at which the lists of a slot start. */
export const getStart = (slot: number) => Math.imul(slot, step) & (circle - 1);

/** A bonus is a second place that counts in some of four slots. */
export const slotsPerTurn = 4;
export const toQuarters = (share: number) => Math.round(share * slotsPerTurn);

/** Opaque to callers, so that the form can change. */
export const toRotationToken = ({ generation, slot }: Rotation) => `${generation}-${slot}`;

export function findRotation(token: string): Rotation | null {
  const match = /^(\d{1,9})-(\d{1,9})$/.exec(token);
  return match ? { generation: Number(match[1]), slot: Number(match[2]) } : null;
}
