import { type ProgressHandler, sendForm } from "#web/api/send-form.ts";
import { createSessionApi } from "./api.ts";

/** The API for one call that carries a form with a file. */
export const createUploadApi = (
  form: FormData,
  ...more: [onProgress?: ProgressHandler, headers?: Record<string, string>]
) => createSessionApi(sendForm(form, ...more));
