import fc from "fast-check";
import { createActs, expectEqual } from "./model.ts";
import {
  expectSignIn,
  endDevices,
  isAdmitted,
  isRecent,
  isSignedIn,
  openDevice,
  refreshDevice,
  replaceTokens,
  type Device,
  type SessionsModel,
} from "./sessions-model.ts";
import { passwords, type SessionsSite } from "./sessions-site.ts";

const act = createActs<SessionsModel, SessionsSite>();
const anyDevice = fc.nat({ max: 20 });
const [second, minute, hour] = [1_000, 60_000, 3_600_000];

/** Picks a device, mostly one that is signed in. There is always one. */
function pick({ devices }: SessionsModel, site: SessionsSite, drawn: number): { at: number; device: Device } {
  const live = devices.filter((device) => isSignedIn(device, site.now()));
  const from = live.length > 0 && drawn % 4 > 0 ? live : devices;
  const device = from[drawn % from.length] as Device;
  return { at: devices.indexOf(device), device };
}

const signIn = act(
  "sign in",
  fc.record({ remember: fc.boolean(), isWrong: fc.nat({ max: 4 }), hasCode: fc.boolean() }),
  async (model, site, { remember, isWrong, hasCode }) => {
    const password = isWrong ? model.password : (model.password + 1) % passwords.length;
    const code = model.isTwoFactorOn && hasCode ? await site.takeCode() : undefined;
    const body = { email: site.person.email, password: passwords[password], remember, code };
    const answer = await site.world.post("/auth/login", body);

    const [status, error] = expectSignIn(model, { password, hasCode: code !== undefined });
    expectEqual([answer.status, answer.body.error], [status, error]);
    if (status !== 200) return;
    model.devices.push(openDevice(remember, site.now()));
    site.addDevice(answer.body.data.tokens);
  },
);

const refresh = act(
  "refresh",
  fc.tuple(anyDevice, fc.nat({ max: 2 })),
  async (model, site, [drawn, back]) => {
    const { at, device } = pick(model, site, drawn);
    const { refresh: tokens = [] } = site.devices[at] ?? {};
    const generation = Math.max(0, device.generation - back);
    const answer = await site.world.post("/auth/refresh", { refresh: tokens[generation] });

    const expected = refreshDevice(device, generation, site.now());
    expectEqual(answer.status, expected === "refused" ? 401 : 200);
    if (expected === "refused") return;
    if (expected === "repeated") expectEqual(answer.body.data.tokens.refresh, tokens.at(-1));
    else tokens.push(answer.body.data.tokens.refresh);
    Object.assign(site.devices[at] ?? {}, { access: answer.body.data.tokens.access });
  },
);

const refreshAtOnce = act("refresh in three tabs", anyDevice, async (model, site, drawn) => {
  const { at, device } = pick(model, site, drawn);
  const { refresh: tokens = [] } = site.devices[at] ?? {};
  const body = { refresh: tokens.at(-1) };
  const answers = await Promise.all([0, 1, 2].map(() => site.world.post("/auth/refresh", body)));

  const isRotated = refreshDevice(device, device.generation, site.now()) === "rotated";
  expectEqual(
    answers.map(({ status }) => status),
    Array(3).fill(isRotated ? 200 : 401),
  );
  if (!isRotated) return;
  const successors = new Set(answers.map(({ body: { data } }) => data.tokens.refresh as string));
  expectEqual(successors.size, 1);
  tokens.push(...successors);
  Object.assign(site.devices[at] ?? {}, { access: answers[0]?.body.data.tokens.access });
});

const signOut = act("sign out", anyDevice, async (model, site, drawn) => {
  const { at, device } = pick(model, site, drawn);
  const { status } = await site.callFrom(at, "POST", "/auth/logout", {});

  expectEqual(status, isAdmitted(device, site.now()) ? 200 : 401);
  if (status === 200) device.isEnded = true;
});

const signOutOthers = act("sign out all others", anyDevice, async (model, site, drawn) => {
  const { at, device } = pick(model, site, drawn);
  const { status } = await site.callFrom(at, "DELETE", "/auth/sessions");

  if (!isAdmitted(device, site.now())) return expectEqual(status, 401);
  expectEqual(status, isRecent(device, site.now()) ? 200 : 403);
  if (status === 200) endDevices(model, device);
});

const changePassword = act(
  "change the password",
  fc.tuple(anyDevice, fc.nat({ max: 3 })),
  async (model, site, [drawn, isRight]) => {
    const { at, device } = pick(model, site, drawn);
    const next = (model.password + 1) % passwords.length;
    const body = {
      currentPassword: passwords[isRight ? model.password : next],
      newPassword: passwords[next],
    };
    const { status } = await site.callFrom(at, "POST", "/auth/change-password", body);

    if (!isAdmitted(device, site.now())) return expectEqual(status, 401);
    if (!isRight) return expectEqual(status, 400);
    if (model.isTwoFactorOn && !isRecent(device, site.now())) return expectEqual(status, 403);
    expectEqual(status, 200);
    model.password = next;
    endDevices(model, device);
  },
);

const reauthenticate = act(
  "confirm the password",
  fc.tuple(anyDevice, fc.boolean()),
  async (model, site, [drawn, hasCode]) => {
    const { at, device } = pick(model, site, drawn);
    const code = model.isTwoFactorOn && hasCode ? await site.takeCode() : undefined;
    const { status, body } = await site.callFrom(at, "POST", "/auth/reauthenticate", {
      password: passwords[model.password],
      code,
    });

    if (!isAdmitted(device, site.now())) return expectEqual(status, 401);
    // Not 401, which would make the client refresh its tokens.
    if (model.isTwoFactorOn && !code) return expectEqual(status, 400);
    expectEqual(status, 200);
    replaceTokens(device, site.now());
    expectEqual((await site.callFrom(at, "GET", "/auth/me")).status, 401);
    site.devices[at]?.refresh.push(body.data.tokens.refresh);
    Object.assign(site.devices[at] ?? {}, { access: body.data.tokens.access });
  },
);

const turnOnTwoFactor = act("turn on two-factor sign-in", anyDevice, async (model, site, drawn) => {
  const { at, device } = pick(model, site, drawn);
  const { status, body } = await site.callFrom(at, "POST", "/auth/2fa/setup");

  if (!isAdmitted(device, site.now())) return expectEqual(status, 401);
  if (!isRecent(device, site.now())) return expectEqual(status, 403);
  if (model.isTwoFactorOn) return expectEqual(status, 409);
  expectEqual(status, 200);
  site.setSecret(body.data.secret);
  const code = await site.takeCode();
  // Waiting for the code may have been too long.
  const isInTime = isAdmitted(device, site.now()) && isRecent(device, site.now());
  const enabled = await site.callFrom(at, "POST", "/auth/2fa/enable", { code });
  expectEqual(enabled.status === 200, isInTime);
  if (!isInTime) return;
  model.isTwoFactorOn = true;
  // A code of the new factor counts as a fresh proof.
  device.provenAt = site.now();
  endDevices(model, device);
});

const turnOffTwoFactor = act(
  "turn off two-factor sign-in",
  fc.tuple(anyDevice, fc.boolean()),
  async (model, site, [drawn, hasCode]) => {
    const { at, device } = pick(model, site, drawn);
    const code = model.isTwoFactorOn && hasCode ? await site.takeCode() : undefined;
    const { status } = await site.callFrom(at, "POST", "/auth/2fa/disable", {
      password: passwords[model.password],
      code,
    });

    if (!isAdmitted(device, site.now())) return expectEqual(status, 401);
    if (!model.isTwoFactorOn) return expectEqual(status, 409);
    expectEqual(status, code ? 200 : 400);
    if (code) model.isTwoFactorOn = false;
  },
);

const banOrUnban = act("ban, or lift the ban", fc.nat({ max: 2 }), async (model, site, drawn) => {
  if (!model.isBanned && drawn > 0) return;
  const isBan = !model.isBanned;
  const path = `/admin/users/${site.person.id}/${isBan ? "ban" : "unban"}`;
  const admin = await site.world.signedInAgain(site.admin);
  expectEqual((await site.world.post(path, isBan ? { reason: "Fraud" } : {}, admin)).status, 200);

  model.isBanned = isBan;
  if (isBan) endDevices(model);
});

const wait = act(
  "wait",
  fc.constantFrom(
    second,
    19 * second,
    2 * second,
    9 * minute,
    11 * minute,
    16 * minute,
    13 * hour,
    24 * 31 * hour,
  ),
  async (_model, site, time) => {
    site.world.clock.advance(time);
  },
);

export const sessionActs = [
  signIn,
  signIn,
  refresh,
  refresh,
  refresh,
  refresh,
  refreshAtOnce,
  signOut,
  signOutOthers,
  changePassword,
  reauthenticate,
  turnOnTwoFactor,
  turnOffTwoFactor,
  banOrUnban,
  wait,
  wait,
];
