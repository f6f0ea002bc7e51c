/** Statuses of members, set by name or derived from the position in the cast. */

export const isVerified = (number: number) => number % 5 === 0 || number % 5 === 3;

/** Returns the days until premium ends; negative when it has expired. */
export function findPremiumDays(number: number): number | undefined {
  if (number % 5 !== 3) return undefined;
  // Only early members can have an expired premium.
  const ends = number < 40 ? [30, -9, 180, 90] : [30, 180, 90];
  return ends[Math.floor(number / 5) % ends.length];
}

/** Hours for which members are available from now, by name. */
export const availableHours: Record<string, number> = {
  Odette: 4,
  Maeve: 6,
  Paloma: 8,
  Kaito: 3,
  Clementine: 5,
  Jade: 8,
  Indigo: 7,
  Leopold: 2,
};

export interface DemoTour {
  name: string;
  city: string;
  /** Days from today. */
  from: number;
  to: number;
  note: string | null;
}

const createTourEntry = (
  name: string,
  city: string,
  from: number,
  to: number,
  note: string | null = null,
): DemoTour => ({ name, city, from, to, note });

export const tours: readonly DemoTour[] = [
  createTourEntry("Solène", "New York", -2, 5, "In town for the opera's fall season."),
  createTourEntry("Camille", "London", -1, 3),
  createTourEntry("Dario", "Paris", -4, 2, "Fashion week, evenings free."),
  createTourEntry("Priya", "Tokyo", 0, 6),
  createTourEntry("Astrid", "Berlin", -3, 4, "Staying near the museums."),
  createTourEntry("Xiomara", "Las Vegas", -1, 2),
  createTourEntry("Marisol", "Miami", 6, 12, "A week by the sea."),
  createTourEntry("Oriane", "Vienna", 9, 14),
  createTourEntry("Jasper", "Singapore", 14, 21),
  createTourEntry("Liv", "Stockholm", 4, 6, "One weekend only."),
  createTourEntry("Gia Moretti", "Los Angeles", 20, 30),
  createTourEntry("Camille", "New York", 8, 13),
  createTourEntry("Astrid", "New York", 15, 19, "Between two concerts."),
  createTourEntry("Dario", "New York", 22, 27),
  createTourEntry("Liv", "Vienna", 12, 15, "For the opera."),
  createTourEntry("Jasper", "Vienna", 3, 7),
];

/** Members whose documents are submitted or decided in the verification demo. */
export const verifiedByDocumentLater = new Set(["Ysolde", "Delphine", "Jade", "Coralie", "Celeste"]);
