import { type ProgressHandler, sendForm } from "#web/api/send-form.ts";
import { createSessionApi } from "./api.ts";

/** API client for one multipart upload. */
export const createUploadApi = (
  form: FormData,
  ...more: [onProgress?: ProgressHandler, headers?: Record<string, string>]
) => createSessionApi(sendForm(form, ...more));
