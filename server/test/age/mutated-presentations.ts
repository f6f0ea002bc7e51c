import { verifyPresentation } from "#modules/age/worker/verify.ts";
import { createRandom } from "../factories/drawings.ts";
import { mutations } from "./mutations.ts";
import { createScene, present } from "./scene.ts";

/** Verifies mutated presentations, each kind in turn, and an unmutated one after every tenth. */
export async function verifyMutated(count: number, seed: number) {
  const scene = await createScene();
  const random = createRandom(seed);
  const kinds = Object.entries(mutations);
  const runs = new Map(kinds.map(([kind]) => [kind, 0]));
  const accepted: string[] = [];
  const refused: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const [kind, mutate] = kinds[at % kinds.length] ?? [];
    if (!kind || !mutate) break;
    runs.set(kind, (runs.get(kind) ?? 0) + 1);
    if ("isAdult" in (await verifyPresentation(mutate(scene, random)))) accepted.push(`${kind}, ${at}`);
    if (at % 10 > 0) continue;
    const verdict = await verifyPresentation(present(scene, random));
    if ("refusal" in verdict) refused.push(`${verdict.refusal}, ${at}`);
  }
  return { accepted, refused, runs };
}
