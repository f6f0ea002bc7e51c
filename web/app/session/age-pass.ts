import { toAgeCheckPath } from "@vesper/contract/accounts/age-check-path";
import { createPass } from "@vesper/contract/accounts/age-proof";
import { getSite } from "@vesper/contract/core/site";
import { createApi } from "#web/api/client.ts";
import { fetchReply } from "#web/api/fetch-reply.ts";
import { showsPeople } from "./people-pages.ts";
import { getCurrentSession } from "./session-store.ts";

interface PassParts {
  /** Null for visitors. */
  readUserId(): string | null;
  requestPass(): Promise<unknown>;
  /** Whether the server still turns this browser away: it may have refused the cookie. */
  isGated(): Promise<boolean>;
  /** The page in view, with its query. */
  readPath(): string;
  leaveFor(path: string): void;
}

/** Lets members in by their account, where a proof of age is required. One attempt serves a whole page load. */
export function createAdmission(parts: PassParts) {
  let attempt: { userId: string; result: Promise<boolean> } | undefined;

  async function request(): Promise<boolean> {
    // A refusal does not matter if another tab has proven the age in the meantime.
    await parts.requestPass().catch(() => undefined);
    return parts.isGated().then(
      (isGated) => !isGated,
      () => false,
    );
  }

  /** Gets a pass from the account. Resolves to false for visitors, and for members without a proof of age. */
  function obtainPass(): Promise<boolean> {
    const userId = parts.readUserId();
    if (userId === null) return Promise.resolve(false);
    if (attempt?.userId !== userId) attempt = { userId, result: request() };
    return attempt.result;
  }

  /** Handles a refused call: without a pass, a page that shows people gives way to the age check. */
  async function admit(): Promise<boolean> {
    if (await obtainPass()) return true;
    const path = parts.readPath();
    if (showsPeople(path)) parts.leaveFor(toAgeCheckPath(path));
    return false;
  }

  return { obtainPass, admit };
}

function readUserId(): string | null {
  const session = getCurrentSession();
  return session.status === "signed-in" ? session.user._id : null;
}

let current: ReturnType<typeof createAdmission> | undefined;

type GetAccess = () => Promise<string | null>;

/** Returns the admission of this page. Its calls are plain: handling their refusals would wait for the attempt itself. */
function getAdmission(getAccess: GetAccess) {
  const api = createApi(async (request) => fetchReply(request, await getAccess()));
  current ??= createAdmission({
    readUserId,
    requestPass: () => api.call(createPass),
    isGated: async () => (await api.call(getSite)).data.isGated,
    readPath: () => location.pathname + location.search,
    leaveFor: (path) => location.assign(path),
  });
  return current;
}

export const obtainPass = (getAccess: GetAccess) => getAdmission(getAccess).obtainPass();
export const admit = (getAccess: GetAccess) => getAdmission(getAccess).admit();
