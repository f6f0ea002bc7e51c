import { type ProgressHandler, sendForm } from "#web/api/send-form.ts";
import { sessionApi } from "./api.ts";

/** The API for one call that carries a form with a file. */
export const uploadApi = (
  form: FormData,
  ...more: [onProgress?: ProgressHandler, headers?: Record<string, string>]
) => sessionApi(sendForm(form, ...more));
