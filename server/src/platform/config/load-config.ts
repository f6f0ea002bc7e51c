import { readConfig, type Config } from "./config.ts";
import { readSecretFiles } from "./secret-files.ts";
import { readSetupFile } from "./setup-file.ts";

/** Reads the environment, with what setup stored in the data folder where a variable is not set. */
export const loadConfig = (environment: NodeJS.ProcessEnv): Config =>
  readConfig(readSecretFiles(environment), readSetupFile(environment["DATA_DIR"] || "./data"));
