import type { ComparedProfile } from "@vesper/contract/profiles/compare";
import type { ReplyTime } from "@vesper/contract/profiles/directory";
import { formatMoney } from "@vesper/contract/profiles/money";
import { formatDay, formatDaySpan, formatMonth } from "#web/ui/data/dates.ts";

/** One row of the comparison: a label, and the text for one profile. An empty text means that it is not stated. */
interface CompareRow {
  label: string;
  toText: (profile: ComparedProfile) => string;
}

const replyTexts: Record<ReplyTime, string> = {
  hour: "Within an hour",
  hours: "Within a few hours",
  day: "Within a day",
  days: "Within a few days",
};

const formatRate = (amount: number, currency: string) =>
  amount > 0 ? `${formatMoney(amount, currency)} per hour` : "";

const formatPlace = ({ city, country, tour }: ComparedProfile) =>
  tour ? `${tour.city} until ${formatDay(tour.to)}, then ${city}` : `${city}, ${country}`;

const formatTours = ({ tours, tour }: ComparedProfile) =>
  tours
    .filter(({ city, to }) => city !== tour?.city || to !== tour.to)
    .map((ahead) => `${ahead.city}, ${formatDaySpan(ahead)}`)
    .join("; ");

const formatVerified = ({ isVerified, verifiedIn }: ComparedProfile) => {
  if (!isVerified) return "Not verified";
  return verifiedIn ? `Verified in ${formatMonth(verifiedIn)}` : "Verified";
};

const formatRating = ({ rating: { average, count } }: ComparedProfile) =>
  count > 0 ? `${average.toFixed(1)} of 5, ${count === 1 ? "1 review" : `${count} reviews`}` : "";

/** The rows in their order. Add a row here; its field comes from `ComparedProfile` in the contract. */
const compareRows: readonly CompareRow[] = [
  { label: "Place", toText: formatPlace },
  { label: "Tours", toText: formatTours },
  { label: "Now", toText: ({ isAvailable }) => (isAvailable ? "Available now" : "") },
  { label: "Outcall", toText: ({ rateOutcall, currency }) => formatRate(rateOutcall, currency) },
  { label: "Incall", toText: ({ rateIncall, currency }) => formatRate(rateIncall, currency) },
  { label: "Age", toText: ({ age }) => String(age) },
  { label: "Languages", toText: ({ languages }) => languages.join(", ") },
  { label: "Verified", toText: formatVerified },
  { label: "Rating", toText: formatRating },
  { label: "Replies", toText: ({ replyTime }) => (replyTime ? replyTexts[replyTime] : "") },
  { label: "Availability", toText: ({ availability }) => availability ?? "" },
  { label: "Services", toText: ({ services }) => services.join(", ") },
  { label: "Category", toText: ({ categoryId: category }) => category?.name ?? "" },
  { label: "Tags", toText: ({ tags }) => tags.map(({ name }) => name).join(", ") },
];

export interface ComparedTexts {
  label: string;
  texts: readonly string[];
  isDifferent: boolean;
}

/** Lists the rows with the text of each profile. A row that no profile states is left out. */
export function listComparedTexts(profiles: readonly ComparedProfile[]): ComparedTexts[] {
  return compareRows
    .map(({ label, toText }) => ({ label, texts: profiles.map(toText) }))
    .filter(({ texts }) => texts.some((text) => text !== ""))
    .map((row) => ({ ...row, isDifferent: new Set(row.texts).size > 1 }));
}
