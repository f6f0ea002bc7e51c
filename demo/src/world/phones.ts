/** Phone numbers from ranges reserved for fiction, which are never assigned. */

const padTwoDigits = (value: number) => String(value).padStart(2, "0");
export const createAmericanPhone = (area: number) => (number: number) =>
  `+1 ${area} 555 01${padTwoDigits(number % 100)}`;

export const toGermanPhone = (number: number) => `+49 30 23125 0${padTwoDigits(number % 100)}`;
export const toBritishPhone = (number: number) => `+44 20 7946 0${padTwoDigits(number % 100)}0`;
export const toFrenchPhone = (number: number) =>
  `+33 1 99 00 ${padTwoDigits(number % 100)} ${padTwoDigits((number * 7) % 100)}`;
export const toSwedishPhone = (number: number) => `+46 8 465 004 ${padTwoDigits(number % 100)}`;
export const toAustralianPhone = (number: number) =>
  `+61 2 5550 ${padTwoDigits(number % 100)}${padTwoDigits((number * 3) % 100)}`;
