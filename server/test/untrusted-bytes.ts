import { limits } from "@vesper/contract/core/limits";
import sharp from "sharp";
import { walletWorker } from "#modules/age/wallet/wallet-worker.ts";
import published from "./age/published-examples.json" with { type: "json" };
import { createScene, openRequest } from "./age/scene.ts";
import type { Person } from "./factories/accounts.ts";
import { createBulkUploadActions, toCsv, toCsvRow } from "./factories/bulk-uploads.ts";
import { drawPicture, createRandom } from "./factories/drawings.ts";
import { uploadFile } from "./factories/media.ts";
import { buildVideo } from "./factories/videos.ts";
import type { TestResponse, World } from "./world.ts";

/** Makes the call while another client polls /healthz; returns the longest time a poll had to wait. */
export async function callWhilePolling<Result>(world: World, call: () => Promise<Result>) {
  let isDone = false;
  let longest = 0;
  const asking = (async () => {
    do {
      const began = performance.now();
      const { statusCode } = await world.http.inject({ url: "/healthz" });
      longest = Math.max(longest, performance.now() - began, statusCode === 200 ? 0 : Infinity);
      await new Promise((done) => setTimeout(done, 5));
    } while (!isDone);
  })();
  const result = await call().finally(() => (isDone = true));
  await asking;
  return { result, longest };
}

type Random = () => number;
const randomBelow = (random: Random, most: number) => Math.floor(random() * most);
const extremes = [0, 1, 0x7f, 0xff, 0x7fffffff, 0x80000000, 0xfffffffe, 0xffffffff];

/** Kinds of damage to a file, accidental or malicious. Each changes a copy. */
const damageKinds: ((bytes: Buffer, random: Random) => Buffer)[] = [
  (bytes, random) => {
    for (let count = 1 + randomBelow(random, 20); count > 0; count -= 1)
      bytes.writeUInt8(randomBelow(random, 256), randomBelow(random, bytes.length));
    return bytes;
  },
  (bytes, random) => {
    const value = extremes[randomBelow(random, extremes.length)] ?? 0;
    bytes.writeUInt32BE(value, randomBelow(random, Math.min(bytes.length, 1_200) - 4));
    return bytes;
  },
  (bytes, random) => bytes.subarray(0, randomBelow(random, bytes.length)),
  (bytes, random) => {
    const [from, count] = [randomBelow(random, bytes.length), randomBelow(random, 200)];
    return Buffer.concat([bytes.subarray(0, from), bytes.subarray(from + count)]);
  },
  (bytes, random) => {
    const [at, from] = [randomBelow(random, bytes.length), randomBelow(random, bytes.length)];
    const piece = bytes.subarray(from, from + randomBelow(random, 400));
    return Buffer.concat([bytes.subarray(0, at), piece, bytes.subarray(at)]);
  },
];

function damageBytes(original: Buffer, random: Random): Buffer {
  let bytes: Buffer = Buffer.from(original);
  for (let count = 1 + randomBelow(random, 3); count > 0 && bytes.length > 64; count -= 1)
    bytes = damageKinds[randomBelow(random, damageKinds.length)]?.(bytes, random) ?? bytes;
  return bytes;
}

const rows = ["Ada Bloom", '"Bea, Crane"', "Cleo Drake", "Dora Eden"].map((name) => toCsvRow(name));

const scene = createScene();

/** Real files of every accepted kind. */
const originalFiles = {
  jpeg: async () => [
    await sharp(await drawPicture(1))
      .jpeg()
      .toBuffer(),
    await sharp(await drawPicture(2))
      .jpeg({ progressive: true })
      .withMetadata({ orientation: 6 })
      .toBuffer(),
  ],
  png: async () => [
    await drawPicture(3),
    await sharp(await drawPicture(4))
      .png({ palette: true })
      .toBuffer(),
  ],
  webp: async () => [
    await sharp(await drawPicture(5))
      .webp()
      .toBuffer(),
    await sharp(await drawPicture(6))
      .webp({ lossless: true })
      .toBuffer(),
  ],
  mp4: async () => [Buffer.from(await buildVideo("mp4"))],
  webm: async () => [Buffer.from(await buildVideo("webm"))],
  csv: async () => [Buffer.from(toCsv(...rows)), Buffer.from(toCsv(...rows).replaceAll("\n", "\r\n"))],
  presentation: async () => {
    const wallet = (await scene).issuer.createWallet();
    let bytes: Buffer = Buffer.alloc(0);
    wallet.present("av://?", { changeBytes: (original) => (bytes = original) });
    return [bytes, Buffer.from(published.iso.deviceResponse, "base64")];
  },
};
export type FileKind = keyof typeof originalFiles;
export const fileKinds = Object.keys(originalFiles) as FileKind[];

/** Uploads damaged files of one kind one after the other, as people would. Returns the failures. */
export async function sendDamaged(world: World, kind: FileKind, count: number) {
  const [admin, escort] = [await world.admin(), await world.escort()];
  const files = await originalFiles[kind]();
  const random = createRandom(fileKinds.indexOf(kind) + 77);
  const wrong: string[] = [];
  let longest = 0;
  for (let at = 0; at < count; at += 1) {
    const bytes = damageBytes(files[at % files.length] ?? Buffer.alloc(0), random);
    const { result, ...waited } = await callWhilePolling(world, () =>
      sendFile(world, kind, bytes, { admin, escort }),
    );
    longest = Math.max(longest, waited.longest);
    const isExpected = result.status < 500 || result.status === 503;
    if (!isExpected) wrong.push(`${kind} ${at}: ${result.status} ${JSON.stringify(result.body)}`);
  }
  return { wrong, longest };
}

async function sendFile(
  world: World,
  kind: FileKind,
  bytes: Buffer,
  { admin, escort }: { admin: Person; escort: Person },
): Promise<Pick<TestResponse, "status" | "body">> {
  if (kind === "presentation") return sendPresentation(bytes);
  if (kind === "csv") return createBulkUploadActions(world, () => admin).send(bytes, { path: "preview" });
  if (kind === "jpeg" || kind === "png" || kind === "webp") {
    return uploadFile(world, escort, bytes, { path: "/auth/me/avatar", fields: {} });
  }
  const answer = await uploadFile(world, escort, bytes.subarray(0, limits.upload.media));
  // Run the job that puts an accepted file into a new container.
  if (answer.status === 201) await world.jobs.drain();
  return answer;
}

/** Goes straight to the process that reads presentations, because the routes before it see them as text. */
async function sendPresentation(bytes: Buffer): Promise<Pick<TestResponse, "status" | "body">> {
  const request = openRequest(await scene, createRandom(5));
  const vpToken = JSON.stringify({ proof_of_age: [bytes.toString("base64url")] });
  const body = await walletWorker.run("verify", request.check(vpToken), "a wallet");
  return { status: "refusal" in body ? 400 : 500, body };
}
