import { defineJob } from "#platform/jobs/jobs.ts";

// Allow many retries: completed rows are stored, and no other job would import the remaining ones.
export const importJob = defineJob<{ id: string }>("bulk-upload.import", { retries: 10 });

export interface PictureJob {
  uploadId: string;
  row: number;
  userId: string;
  name: string;
  addresses: string[];
}
export const pictureJob = defineJob<PictureJob>("bulk-upload.pictures");
