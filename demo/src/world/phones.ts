/** Numbers that their countries keep free for stories: they ring nowhere. */

const two = (value: number) => String(value).padStart(2, "0");
export const american = (area: number) => (number: number) => `+1 ${area} 555 01${two(number % 100)}`;

export const german = (number: number) => `+49 30 23125 0${two(number % 100)}`;
export const british = (number: number) => `+44 20 7946 0${two(number % 100)}0`;
export const french = (number: number) => `+33 1 99 00 ${two(number % 100)} ${two((number * 7) % 100)}`;
export const swedish = (number: number) => `+46 8 465 004 ${two(number % 100)}`;
export const australian = (number: number) => `+61 2 5550 ${two(number % 100)}${two((number * 3) % 100)}`;
