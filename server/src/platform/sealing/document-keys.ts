import type { Config } from "../config/config.ts";
import { loadOrCreateSecret } from "../security/secrets.ts";

/** Keys outside the database, newest first. The file in the data folder has one in each line. */
export const readDocumentKeys = ({ documentKeys, dataDir }: Config): string[] =>
  documentKeys ?? loadOrCreateSecret(dataDir, "document-key").split(/\s+/);
