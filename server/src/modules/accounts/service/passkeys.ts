import { randomBytes } from "node:crypto";
import type { Attestation, CreationOptions } from "@vesper/contract/accounts/passkeys";
import { limits } from "@vesper/contract/core/limits";
import { v7 as newId } from "uuid";
import { notify } from "#modules/notifications/index.ts";
import { signedIn, transact, type Context, type Transaction } from "#platform/context.ts";
import { isDuplicate } from "#platform/database/errors.ts";
import { publish } from "#platform/events/events.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import { enforce } from "#platform/policy.ts";
import { orNotFound, Problem } from "#platform/problem.ts";
import {
  describeCredential,
  getRelyingParty,
  loadWebAuthn,
  toPasskeyLabel,
} from "../credentials/relying-party.ts";
import { describeDevice } from "../device.ts";
import { passkeyMail, securityAlertMail } from "../job-definitions.ts";
import { isSecondFactorRequired, mayDropFactor } from "../policy.ts";
import { lockAccount } from "../store/administer.ts";
import * as store from "../store/passkeys.ts";
import { countRecoveryCodes } from "../store/two-factor.ts";
import type { UserRow } from "../store/users.ts";
import { createChallenge, spendChallenge } from "./passkey-challenges.ts";
import { getSelf } from "./self.ts";
import { enforceMayEnroll, markProven } from "./second-factor.ts";
import { deleteIdleCodes, replaceRecoveryCodes } from "./recovery-codes.ts";

const settingsPath = "/dashboard?tab=settings";

export const listPasskeys = (ctx: Context): Promise<store.PasskeyRow[]> =>
  store.selectPasskeys(ctx.db, signedIn(ctx).userId);

/** Options for a new passkey, which the authenticator must store itself and unlock by PIN, face or finger. */
export async function startPasskey(ctx: Context): Promise<CreationOptions> {
  const { id } = await enforceMayEnroll(ctx);
  const rp = getRelyingParty(ctx.config);
  const handle = await store.upsertHandle(ctx.db, id, randomBytes(32));
  const passkeys = await store.selectPasskeys(ctx.db, id);
  enforceRoom(passkeys.length);
  const label = toPasskeyLabel(ctx.config.passkeyName, handle);
  const { generateRegistrationOptions } = await loadWebAuthn();
  const options = await generateRegistrationOptions({
    rpID: rp.id,
    rpName: ctx.config.passkeyName,
    userID: new Uint8Array(handle),
    userName: label,
    userDisplayName: label,
    challenge: Buffer.from(await createChallenge(ctx, "register"), "base64url"),
    timeout: limits.passkeys.challenge,
    excludeCredentials: passkeys.filter(({ rpId }) => rpId === rp.id).map(describeCredential),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  return options as CreationOptions;
}

function enforceRoom(count: number): void {
  if (count >= limits.passkeys.perPerson)
    throw new Problem("conflict", `You already have ${count} passkeys. Remove one before you add another.`);
}

export interface AddedPasskey {
  passkey: store.PasskeyRow;
  recoveryCodes: string[] | null;
  user: UserRow;
}

/** Stores a passkey. It proves possession and the owner's presence, so this session counts as proven from here on. */
export async function addPasskey(
  ctx: Context,
  { name, credential }: { name?: string | undefined; credential: Attestation },
): Promise<AddedPasskey> {
  const { id: userId, roles } = await enforceMayEnroll(ctx);
  const challenge = await spendChallenge(ctx, "register", credential.response.clientDataJSON);
  const verified = await verifyAttestation(ctx, credential, challenge);
  const passkey = {
    ...verified,
    id: newId(),
    userId,
    name: name ?? describeDevice(ctx.caller.userAgent),
    createdAt: ctx.clock.now(),
    lastUsedAt: null,
  };
  return transact(ctx, async (tx) => {
    await lockAccount(tx.db, userId);
    enforceRoom((await store.selectPasskeys(tx.db, userId)).length);
    await store.insertPasskey(tx.db, passkey).catch(refuseKnown);
    await store.refreshPasskeySince(tx.db, userId);
    await markProven(tx);
    const needsCodes =
      isSecondFactorRequired(tx.config, roles) && (await countRecoveryCodes(tx.db, userId)) === 0;
    const recoveryCodes = needsCodes ? await replaceRecoveryCodes(tx, userId) : null;
    await announceAddition(tx, passkey);
    return { passkey, recoveryCodes, user: await getSelf(tx) };
  });
}

async function verifyAttestation(ctx: Context, credential: Attestation, expectedChallenge: string) {
  const rp = getRelyingParty(ctx.config);
  const { transports = [], ...response } = credential.response;
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const verification = await verifyRegistrationResponse({
    response: { ...credential, response },
    expectedChallenge,
    expectedOrigin: rp.origin,
    expectedRPID: rp.id,
    requireUserVerification: true,
  }).catch((error: unknown) => {
    ctx.log.info({ err: error }, "passkey refused");
    return null;
  });
  if (!verification?.verified) throw new Problem("passkey_refused", "This passkey couldn’t be added.");
  const { credential: key, credentialBackedUp } = verification.registrationInfo;
  return {
    credentialId: Buffer.from(key.id, "base64url"),
    publicKey: Buffer.from(key.publicKey),
    counter: key.counter,
    transports,
    rpId: rp.id,
    isBackedUp: credentialBackedUp,
  };
}

function refuseKnown(error: unknown): never {
  throw isDuplicate(error) ? new Problem("conflict", "This passkey was already added.") : error;
}

async function announceAddition(tx: Transaction, { id, userId, name }: store.PasskeyRow): Promise<void> {
  await publish(tx, "user.changed", { userId });
  await notify(tx, {
    userId,
    kind: "account",
    title: "A passkey was added",
    text: `You can now sign in with “${name}”. If this wasn’t you, remove it in Settings.`,
    path: settingsPath,
  });
  await enqueue(tx, passkeyMail, { passkeyId: id });
  tx.afterCommit(() => tx.security.record("authn_token_created", tx, { reason: "passkey" }));
}

export async function renamePasskey(ctx: Context, id: string, name: string): Promise<store.PasskeyRow> {
  return orNotFound(await store.updateName(ctx.db, { id, userId: signedIn(ctx).userId, name }));
}

export async function removePasskey(ctx: Context, id: string): Promise<void> {
  const { userId } = signedIn(ctx);
  await transact(ctx, async (tx) => {
    await lockAccount(tx.db, userId);
    const [removed] = await store.deletePasskeys(tx.db, { userId, id });
    if (!removed) throw new Problem("not_found");
    const user = await getSelf(tx);
    enforce(mayDropFactor(tx.config, user));
    await deleteIdleCodes(tx, user);
    await publish(tx, "user.changed", { userId });
    await notify(tx, {
      userId,
      kind: "account",
      title: "A passkey was removed",
      text: `“${removed.name}” no longer signs you in.`,
      path: settingsPath,
    });
    if (user.email)
      await enqueue(tx, securityAlertMail, {
        to: user.email,
        notice: "passkey-removed",
        device: removed.name,
      });
    tx.afterCommit(() => tx.security.record("authn_token_revoked", tx, { reason: "passkey" }));
  });
}
