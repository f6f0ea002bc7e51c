import { fetchText } from "#web/api/fetch-reply.ts";
import { createSessionApi } from "./api.ts";

/** API client for endpoints that return a text file. */
export const downloadApi = createSessionApi(fetchText);
