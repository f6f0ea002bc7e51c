import * as darkroom from "../darkroom.ts";
import { enforcePicture } from "./enforce-picture.ts";

/** Makes a picture anew without ever writing it down: what comes in and what goes out are memory alone. */
export async function developEvidence(bytes: Uint8Array): Promise<Uint8Array> {
  await enforcePicture(bytes);
  return darkroom.developEvidence(bytes);
}
