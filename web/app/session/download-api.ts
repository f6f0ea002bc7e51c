import { fetchText } from "#web/api/fetch-reply.ts";
import { createSessionApi } from "./api.ts";

/** The API for calls whose answer is a file of text. */
export const downloadApi = createSessionApi(fetchText);
