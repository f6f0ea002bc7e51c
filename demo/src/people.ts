import { isStaff } from "@vesper/contract/accounts/role-checks";
import type { Role } from "@vesper/contract/accounts/roles";

export interface DemoPerson {
  name: string;
  email: string;
  roles: Role[];
}

/** Accounts printed at startup and in the README. */
export const demoPeople: DemoPerson[] = [
  { name: "Ada Quill", email: "admin@vesper.test", roles: ["admin", "verifier"] },
  { name: "Celeste Varga", email: "escort@vesper.test", roles: ["escort"] },
  { name: "Jonas Meer", email: "user@vesper.test", roles: ["user"] },
];

const names = `Ines Adler, Theo Brandt, Mara Castell, Luca Dorn, Nadia Ekström, Felix Farrow,
Ruth Galen, Otto Hallam, Sina Ivers, Paul Jarrow, Vera Kestrel, Noel Lindqvist,
Tess Marlow, Emil Norwood, Kira Osten, Rafael Prins, Lena Quist, Hugo Rask,
Selma Thorne, Anton Umber, Greta Vale, Simon Wexler, Dora Yarrow, Milan Zeller`.split(/,\s/);

const escortNames = new Set(["Nadia Ekström", "Luca Dorn", "Kira Osten", "Selma Thorne"]);

/** Colleagues of the demo admin, so that work can be shared and cases assigned. */
const staff = new Map<string, Role[]>([
  ["Ines Adler", ["admin", "verifier"]],
  ["Otto Hallam", ["user", "moderator"]],
  ["Tess Marlow", ["user", "support"]],
]);

function getRoles(name: string, index: number): Role[] {
  const colleague = staff.get(name);
  if (colleague) return colleague;
  if (escortNames.has(name)) return ["escort"];
  return index % 8 === 5 ? ["vip"] : ["user"];
}

/** Background members. */
export const demoMembers: DemoPerson[] = names.map((name, index) => ({
  name,
  email: `${name.split(" ")[0]?.toLowerCase()}@vesper.test`,
  roles: getRoles(name, index),
}));

/** Addresses of everyone who works for the demo's site. */
export const demoStaff = [...demoPeople, ...demoMembers]
  .filter(({ roles }) => isStaff(roles))
  .map(({ email }) => email);
