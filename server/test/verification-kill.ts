import { spawnSync } from "node:child_process";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { login } from "@vesper/contract/accounts/accounts";
import { listVerifications } from "@vesper/contract/moderation/verification";
import { buildProfileDraft } from "./factories/profiles.ts";
import { toForm, buildApprovalDraft, type VerificationPhotos } from "./factories/verifications.ts";
import { startServer } from "./process.ts";

const cliScript = join(import.meta.dirname, "../src/cli/main.ts");
const password = "a good long password";
const [admin, escort] = ["admin@example.test", "escort@example.test"];

function runCli(dataDir: string, ...args: string[]): { code: number | null; output: string } {
  const env = { PATH: process.env["PATH"], DATA_DIR: dataDir, LOG_LEVEL: "error" };
  const { status, stdout, stderr } = spawnSync(process.execPath, [cliScript, ...args], {
    env,
    encoding: "utf8",
  });
  return { code: status, output: stdout + stderr };
}

function createClient(origin: string) {
  async function call(method: string, path: string, body: object | undefined, token = "") {
    const isForm = body instanceof FormData;
    const reply = await fetch(`${origin}/api/v1${path}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && !isForm && { "content-type": "application/json" }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    return { status: reply.status, body: await reply.json() };
  }
  const enter = async (path: string, body: object): Promise<string> =>
    login.response.parse((await call("POST", path, body)).body).data.tokens.access;
  return { call, enter };
}

/** Lists every file under a folder. */
async function listFiles(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/**
 * Approves as an admin while no file can be deleted, kills the process after the decision, restores the files as they
 * were, and starts again.
 */
export async function decideAndKill({ dataDir, shots }: { dataDir: string; shots: VerificationPhotos }) {
  const link = runCli(dataDir, "create-admin", "--email", admin, "--name", "Ada").output;
  const token = /token=([\w-]+)/.exec(link)?.[1];
  const folder = join(dataDir, "storage/files/documents");

  const first = await startServer({ DATA_DIR: dataDir });
  const { call, enter } = createClient(first.origin);
  await call("POST", "/auth/reset-password", { token, newPassword: password });
  const boss = await enter("/auth/login", { email: admin, password });
  const person = await enter("/auth/register", { name: "Celia", email: escort, password, role: "escort" });
  await call("POST", "/escort-profile", buildProfileDraft(), person);
  await call("POST", "/verification", undefined, person);
  await call("POST", "/verification/documents", toForm(shots), person);
  const { body } = await call("GET", "/admin/verifications", undefined, boss);
  const [waiting] = listVerifications.response.parse(body).data;
  const path = `/admin/verifications/${waiting?._id}`;
  await call("POST", `${path}/claim`, undefined, boss);

  const sealed = await Promise.all(
    (await listFiles(folder)).map(async (file) => ({ file, bytes: await readFile(file) })),
  );
  const stored = await Promise.all((await listFiles(dataDir)).map((file) => readFile(file)));
  // A folder with the same name as the file makes its deletion fail.
  for (const { file } of sealed) {
    await rm(file);
    await mkdir(join(file, "in-the-way"), { recursive: true });
  }
  const decided = await call("POST", `${path}/approve`, buildApprovalDraft(), boss);
  await first.stop("SIGKILL");
  for (const { file, bytes } of sealed) {
    await rm(file, { recursive: true });
    await writeFile(file, bytes);
  }

  const started = performance.now();
  const second = await startServer({ DATA_DIR: dataDir });
  const left = await listFiles(folder);
  const seconds = (performance.now() - started) / 1000;
  await second.stop();
  return { stored, sealed, decided: decided.status, left, seconds, check: runCli(dataDir, "check") };
}
