import { join } from "node:path";
import type { Config } from "../config/config.ts";
import { createDiskStorage } from "./disk.ts";
import { createS3Storage } from "./s3/s3.ts";
import type { Storage } from "./storage.ts";

/** Uses a bucket if `S3_*` is set, otherwise a folder under `DATA_DIR`. */
export const createStorage = ({ s3, dataDir }: Config): Storage =>
  s3 ? createS3Storage(s3) : createDiskStorage(join(dataDir, "storage"));
