import sharp from "sharp";
import { serveTasks } from "#platform/workers/serve-tasks.ts";
import {
  processAvatar,
  processEvidence,
  processImage,
  processLogo,
  fingerprintPicture,
  fingerprintThoroughly,
} from "./imaging.ts";

// Enable only the decoders for JPEG, PNG and WebP, whatever format a file claims to be.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp"] });
sharp.concurrency(1);
sharp.cache(false);

const tasks = {
  picture: processImage,
  avatar: processAvatar,
  logo: processLogo,
  /** A picture of an identity document, or of the person holding it. It must stay large enough to read. */
  evidence: processEvidence,
  fingerprint: fingerprintPicture,
  thoroughFingerprint: fingerprintThoroughly,
};
export type PictureTasks = typeof tasks;

serveTasks(tasks);
