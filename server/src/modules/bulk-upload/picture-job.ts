import { job } from "#platform/jobs/jobs.ts";
import { fetchPictures, type Order } from "./service/fetch-pictures.ts";

export const pictures = job<Order>({ name: "bulk-upload.pictures", run: fetchPictures });
