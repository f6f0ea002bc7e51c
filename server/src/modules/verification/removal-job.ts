import { job } from "#platform/jobs/jobs.ts";
import { removePictureFiles } from "./service/remove-files.ts";

export const fileRemoval = job({ name: "verification.remove-files", run: removePictureFiles });
