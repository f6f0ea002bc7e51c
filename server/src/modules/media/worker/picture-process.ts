import sharp from "sharp";
import { serveTasks } from "#platform/workers/serve-tasks.ts";
import {
  processAvatar,
  processEvidence,
  processImage,
  fingerprintPicture,
  fingerprintThoroughly,
} from "./imaging.ts";

// Only decoders of camera formats are enabled, whatever a file claims to be.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp"] });
sharp.concurrency(1);
sharp.cache(false);

const tasks = {
  picture: processImage,
  avatar: processAvatar,
  /** An identity document or the person holding it: large enough to be read. */
  evidence: processEvidence,
  fingerprint: fingerprintPicture,
  thoroughFingerprint: fingerprintThoroughly,
};
export type PictureTasks = typeof tasks;

serveTasks(tasks);
