import { job } from "#platform/jobs/jobs.ts";
import { blockThoroughly } from "./service/block-thoroughly.ts";

export const thoroughBlocking = job({ name: "media.block-thoroughly", run: blockThoroughly });
