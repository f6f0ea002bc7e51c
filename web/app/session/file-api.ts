import { fetchFile } from "#web/api/fetch-file.ts";
import { createSessionApi } from "./api.ts";

/** The API for calls whose answer is a picture. */
export const fileApi = createSessionApi(fetchFile);
