import {
  compareCount,
  comparePlace,
  placeBands,
  toCountRange,
  toPlaceRange,
  type ExposureBonus,
  type ExposureReport,
} from "@vesper/contract/profiles/exposure";
import type { getOwnExposure } from "./service/exposure.ts";
import type { ExposureDayRow } from "./store/exposure.ts";

type OwnExposure = Awaited<ReturnType<typeof getOwnExposure>>;

const sum = <Row>(rows: readonly Row[], count: (row: Row) => number) =>
  rows.reduce((total, row) => total + count(row), 0);

const bonusFlags = {
  available: "wasAvailable",
  active: "wasActive",
  premium: "wasPremium",
} as const satisfies Record<ExposureBonus, keyof ExposureDayRow>;
const bonuses = Object.keys(bonusFlags) as ExposureBonus[];

export function presentExposure({ rows, usual, visibleDays, ...found }: OwnExposure): ExposureReport {
  const { period, profile, where, comparables, place } = found;
  const shown = sum(rows, (row) => row.shown);
  const measure = (name: "shown" | "opened" | "contacted") =>
    toMeasure(
      sum(rows, (row) => row[name]),
      usual?.[name],
      visibleDays,
    );
  const countDays = (bonus: ExposureBonus) => rows.filter((row) => row[bonusFlags[bonus]]).length;
  return {
    from: period.from,
    to: period.to,
    visibleDays,
    hiddenDays: rows.length - visibleDays,
    comparables,
    city: where.city,
    country: where.country,
    category: profile.category?.name ?? null,
    shown: measure("shown"),
    opened: measure("opened"),
    contacted: measure("contacted"),
    place: {
      ...toPlace(place, usual?.place),
      bands: placeBands.map((_, index) => sum(rows, ({ bands }) => bands[index] ?? 0)),
    },
    lists: presentLists(rows, shown),
    bonusDays: {
      available: countDays("available"),
      active: countDays("active"),
      premium: countDays("premium"),
    },
    replyTime: profile.replyTime,
    days: rows.map(presentDay),
  };
}

function presentLists(rows: readonly ExposureDayRow[], shown: number): ExposureReport["lists"] {
  const counts = {
    home: sum(rows, (row) => row.inHome),
    search: sum(rows, (row) => row.inSearch),
    category: sum(rows, (row) => row.inCategory),
    tag: sum(rows, (row) => row.inTag),
    city: sum(rows, (row) => row.inCity),
  };
  return { ...counts, other: shown - sum(Object.values(counts), (count) => count) };
}

const presentDay = (row: ExposureDayRow): ExposureReport["days"][number] => ({
  day: row.day,
  shown: row.shown,
  opened: row.opened,
  contacted: row.contacted,
  place: row.place === null ? null : toPlaceRange(row.place),
  isVisible: row.isVisible,
  bonuses: bonuses.filter((bonus) => row[bonusFlags[bonus]]),
});

/** Compares a count with the median per day, over as many days. */
function toMeasure(count: number, perDay: number | undefined, visibleDays: number) {
  if (perDay === undefined) return { count, usual: null, level: null };
  const usual = toCountRange(perDay * visibleDays);
  return { count, usual, level: compareCount(count, usual) };
}

function toPlace(median: number | null, usual: number | null | undefined) {
  return {
    median: median === null ? null : toPlaceRange(median),
    usual: usual == null ? null : toPlaceRange(usual),
    level: median === null || usual == null ? null : comparePlace(median, usual),
  };
}
