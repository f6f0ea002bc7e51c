import sharp from "sharp";
import { Problem } from "#platform/problem.ts";
import type { Order, Result } from "./darkroom.ts";
import { developAvatar, developEvidence, developPicture, fingerprintPicture } from "./imaging.ts";

// Only what cameras write is ever decoded, whatever a file claims to be.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp"] });
sharp.concurrency(1);
sharp.cache(false);

const makers = {
  picture: developPicture,
  avatar: developAvatar,
  evidence: developEvidence,
  fingerprint: fingerprintPicture,
};

async function develop({ ticket, bytes, wanted }: Order): Promise<Result> {
  try {
    return { ticket, made: await makers[wanted](bytes) };
  } catch (error) {
    if (error instanceof Problem) return { ticket, refused: error.message };
    return { ticket, broken: error instanceof Error ? error.message : String(error) };
  }
}

// One after the other: each takes all of a core.
let last = Promise.resolve();
process.on("message", (order: Order) => {
  last = last.then(async () => void process.send?.(await develop(order)));
});
process.on("disconnect", () => process.exit());
