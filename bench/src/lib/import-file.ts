const header = "name,email,age,gender,rateOutcall,rateIncall,city,country,languages,aboutMe";

/** Every twentieth row is invalid, in one of the ways listed below. */
const badRowInterval = 20;
const faults = [
  (row: string[]) => row.with(2, "17"),
  (row: string[]) => row.with(1, "no address"),
  (row: string[]) => row.with(4, "free"),
  (row: string[]) => row.with(0, ""),
];

const cities = ["Vienna,Austria", "Lisbon,Portugal", "Oslo,Norway", "Madrid,Spain", "Lyon,France"];

export const countBadRows = (rows: number) => Math.floor(rows / badRowInterval);

/** Creates a file with this many new people. One row in twenty is invalid. */
export function makeImportFile(rows: number): string {
  const run = crypto.randomUUID().slice(0, 8);
  const lines = Array.from({ length: rows }, (_, at) => {
    const [city = "", country = ""] = cities[at % cities.length]?.split(",") ?? [];
    const row = [
      `Newcomer ${at}`,
      `newcomer-${run}-${at}@example.test`,
      String(20 + (at % 40)),
      "female",
      "300",
      "250",
      city,
      country,
      "English; German",
      "Good company for long evenings.",
    ];
    const fault =
      (at + 1) % badRowInterval === 0 ? faults[((at + 1) / badRowInterval) % faults.length] : undefined;
    return (fault?.(row) ?? row).join(",");
  });
  return [header, ...lines].join("\n");
}
