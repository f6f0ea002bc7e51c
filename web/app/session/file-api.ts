import { fetchFile } from "#web/api/fetch-file.ts";
import { createSessionApi } from "./api.ts";

/** API client for endpoints that return a picture. */
export const fileApi = createSessionApi(fetchFile);
