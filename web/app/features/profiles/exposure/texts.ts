import { limits } from "@vesper/contract/core/limits";
import {
  type ExposureBonus,
  type ExposureReport,
  type Level,
  placeBands,
  toPlaceRange,
  type ValueRange,
} from "@vesper/contract/profiles/exposure";

const { few, comparable, visibleDays: minVisibleDays } = limits.statistics;

/** Formats a range of counts; the smallest counts share one text, as in the statistics. */
export function formatCountRange({ from, to }: ValueRange): string {
  if (from < few) return `fewer than ${few}`;
  return to === null ? `${from.toLocaleString("en")} or more` : formatPair(from, to);
}

export const formatPlaceRange = ({ from, to }: ValueRange) =>
  to === null ? `after ${(from - 1).toLocaleString("en")}` : formatPair(from, to);

const formatPair = (from: number, to: number) => `${from.toLocaleString("en")}–${to.toLocaleString("en")}`;

export const formatDays = (days: number) => (days === 1 ? "1 day" : `${days} days`);

export const levelTexts = {
  count: { above: "More than usual", similar: "About as usual", below: "Less than usual" },
  place: { above: "Higher than usual", similar: "About as usual", below: "Lower than usual" },
} as const satisfies Record<string, Record<Level, string>>;

/** Names the profiles that the figures are compared with, or the reason why there is no comparison. */
export function describeComparables({ comparables, city, country, category }: ExposureReport): string {
  switch (comparables) {
    case "city-category":
      return `Similar profiles are those in ${city} with the category ${category}.`;
    case "city":
      return `Similar profiles are those in ${city}.${category === null ? "" : " Your category alone has too few."}`;
    case "country":
      return `Similar profiles are those in ${country}. ${city} alone has too few.`;
    case "few":
      return `There’s no comparison, because fewer than ${comparable} profiles in ${country} can be compared.`;
    case "early":
      return `There’s no comparison yet. It starts once visitors could see you on ${minVisibleDays} days, and is updated every night.`;
  }
}

export const bonusNames: Readonly<Record<ExposureBonus, string>> = {
  available: "Available now",
  active: "Recently active",
  premium: "Premium",
};

const listNames = {
  home: "Home page",
  search: "Search",
  city: "City pages",
  category: "Category pages",
  tag: "Tag pages",
  other: "Elsewhere, such as “similar profiles”",
} as const satisfies Record<keyof ExposureReport["lists"], string>;

export interface Share {
  label: string;
  /** Part of all, from 0 to 1. */
  share: number;
}

const toShares = (counts: readonly { label: string; count: number }[]): Share[] => {
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  return counts.map(({ label, count }) => ({ label, share: total === 0 ? 0 : count / total }));
};

export const toPlaceShares = ({ bands }: ExposureReport["place"]): Share[] =>
  toShares(
    placeBands.map((first, index) => ({
      label: formatPlaceRange(toPlaceRange(first)),
      count: bands[index] ?? 0,
    })),
  );

/** Lists in which the profile was shown, most impressions first. */
export const toListShares = (lists: ExposureReport["lists"]): Share[] =>
  toShares(
    Object.entries(listNames).map(([name, label]) => ({ label, count: lists[name as keyof typeof lists] })),
  )
    .filter(({ share }) => share > 0)
    .toSorted((a, b) => b.share - a.share);

export function formatShare(share: number): string {
  if (share > 0 && share < 0.01) return "under 1%";
  return `${Math.round(share * 100)}%`;
}

type Day = ExposureReport["days"][number];

/** Bonuses of a day, or that the profile was hidden. */
export const describeDay = ({ isVisible, bonuses }: Day) =>
  isVisible ? bonuses.map((bonus) => bonusNames[bonus]).join(", ") || "–" : "Hidden";
