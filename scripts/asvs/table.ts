import { encoding } from "./chapters/v01-encoding.ts";
import { validation } from "./chapters/v02-validation.ts";
import { frontend } from "./chapters/v03-frontend.ts";
import { api } from "./chapters/v04-api.ts";
import { files } from "./chapters/v05-files.ts";
import { authentication } from "./chapters/v06-authentication.ts";
import { sessions } from "./chapters/v07-sessions.ts";
import { authorization } from "./chapters/v08-authorization.ts";
import { tokens } from "./chapters/v09-tokens.ts";
import { ageProof } from "./chapters/v10-age-proof.ts";
import { cryptography } from "./chapters/v11-cryptography.ts";
import { communication } from "./chapters/v12-communication.ts";
import { configuration } from "./chapters/v13-configuration.ts";
import { dataProtection } from "./chapters/v14-data.ts";
import { architecture } from "./chapters/v15-architecture.ts";
import { logging } from "./chapters/v16-logging.ts";
import type { Chapter } from "./entry.ts";

/** The verdicts on all requirements that apply, and those of the OAuth chapter that the proof of age touches. */
export const table: { chapters: readonly Chapter[]; ageProof: Chapter } = {
  chapters: [
    encoding,
    validation,
    frontend,
    api,
    files,
    authentication,
    sessions,
    authorization,
    tokens,
    cryptography,
    communication,
    configuration,
    dataProtection,
    architecture,
    logging,
  ],
  ageProof,
};
