import { limits } from "@vesper/contract/core/limits";

const { access, remembered, idle, refreshGrace, recent } = limits.session;

export interface Device {
  isEnded: boolean;
  isRemembered: boolean;
  openedAt: number;
  expiresAt: number;
  /** When the password was entered on this device. */
  provenAt: number;
  rotatedAt: number;
  /** Number of the newest refresh token. */
  generation: number;
  /** When the newest access token was issued. */
  issuedAt: number;
}

/** An account as its owner knows it: which password, which factor, and which devices are signed in. */
export interface SessionsModel {
  password: number;
  isTwoFactorOn: boolean;
  isBanned: boolean;
  devices: Device[];
}

const getExpiry = (isRemembered: boolean, openedAt: number, now: number) =>
  isRemembered ? openedAt + remembered : Math.min(openedAt + remembered, now + idle);

export const openDevice = (isRemembered: boolean, now: number): Device => ({
  isEnded: false,
  isRemembered,
  openedAt: now,
  expiresAt: getExpiry(isRemembered, now, now),
  provenAt: now,
  rotatedAt: now,
  generation: 0,
  issuedAt: now,
});

export const isSignedIn = (device: Device, now: number) => !device.isEnded && device.expiresAt > now;

/** Whether the newest access token of the device opens the account. Access tokens count whole seconds. */
export const isAdmitted = (device: Device, now: number) =>
  isSignedIn(device, now) && Math.floor(device.issuedAt / 1000) * 1000 + access > now;

export const isRecent = (device: Device, now: number) => now - device.provenAt <= recent;

export function endDevices(model: SessionsModel, except?: Device): void {
  for (const device of model.devices) if (device !== except) device.isEnded = true;
}

/**
 * A refresh token counts while it is the newest, and for a moment while it is the one before. Any other was copied: its
 * use ends the session.
 */
export function refreshDevice(
  device: Device,
  generation: number,
  now: number,
): "rotated" | "repeated" | "refused" {
  if (!isSignedIn(device, now)) return "refused";
  const isNewest = generation === device.generation;
  const isPrevious = generation === device.generation - 1 && now - device.rotatedAt <= refreshGrace;
  if (!isNewest && !isPrevious) {
    device.isEnded = true;
    return "refused";
  }
  device.issuedAt = now;
  if (!isNewest) return "repeated";
  device.generation += 1;
  device.rotatedAt = now;
  device.expiresAt = getExpiry(device.isRemembered, device.openedAt, now);
  return "rotated";
}

/** A fresh proof makes new tokens. The session lasts no longer for it. */
export function replaceTokens(device: Device, now: number): void {
  device.generation += 1;
  Object.assign(device, { provenAt: now, rotatedAt: now, issuedAt: now });
}

/** Returns the expected answer to a sign-in: the password is checked first, then the ban, then the second factor. */
export function expectSignIn(
  model: SessionsModel,
  { password, hasCode }: { password: number; hasCode: boolean },
): [status: number, error?: string] {
  if (password !== model.password) return [401, "invalid_credentials"];
  if (model.isBanned) return [403, "account_banned"];
  return model.isTwoFactorOn && !hasCode ? [401, "two_factor_required"] : [200];
}
