import { Access, Welcome } from "@vesper/contract/profiles/good-to-know";
import { createRandom } from "./random.ts";

/** How common each value is among those who fill in the field. */
const welcomeChances: Record<Welcome, number> = {
  women: 0.6,
  men: 0.85,
  couples: 0.45,
  trans: 0.5,
  "non-binary": 0.5,
  disabled: 0.4,
  "first-timers": 0.55,
};
const accessChances: Record<Access, number> = {
  "step-free": 0.45,
  elevator: 0.5,
  "wide-doors": 0.15,
  "accessible-bathroom": 0.15,
  "private-entrance": 0.3,
  parking: 0.45,
  "public-transit": 0.65,
};

/** Has a seed of its own, so that the other details of a person stay as they are. */
export function chooseGoodToKnow({ name }: { name: string }): { welcomes: Welcome[]; access: Access[] } {
  const random = createRandom(`good to know ${name}`);
  const [hasWelcomes, hasAccess] = [random.chance(0.85), random.chance(0.75)];
  return {
    welcomes: Welcome.options.filter((value) => random.chance(welcomeChances[value]) && hasWelcomes),
    access: Access.options.filter((value) => random.chance(accessChances[value]) && hasAccess),
  };
}
