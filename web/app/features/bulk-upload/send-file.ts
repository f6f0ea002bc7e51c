import { previewBulkUpload, processBulkUpload } from "@vesper/contract/bulk-upload";
import { uploadApi } from "#web/session/upload-api.ts";

function formOf(file: File, consentAttested: boolean): FormData {
  const form = new FormData();
  form.set("consentAttested", String(consentAttested));
  form.set("csvFile", file);
  return form;
}

export const previewFile = async (file: File) =>
  (await uploadApi(formOf(file, false)).call(previewBulkUpload)).data;

/** By a job, so that nobody has to keep the page open. */
export const startUpload = async (file: File) =>
  (await uploadApi(formOf(file, true), undefined, { Prefer: "respond-async" }).call(processBulkUpload)).data;
