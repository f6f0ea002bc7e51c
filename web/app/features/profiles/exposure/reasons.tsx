import type { ExposureBonus, ExposureReport } from "@vesper/contract/profiles/exposure";
import { rotation } from "@vesper/contract/profiles/rotation";
import { AccentLink } from "#web/ui/actions/accent-link.tsx";
import { type Bar, BarChart } from "#web/ui/data/bar-chart.tsx";
import { SectionCard } from "#web/ui/layout/card.tsx";
import { formatCount } from "../statistics/measures.ts";
import { ShareBars } from "./share-bars.tsx";
import {
  bonusNames,
  formatDays,
  formatPlaceRange,
  formatShare,
  toListShares,
  toPlaceShares,
} from "./texts.ts";

interface ReportProps {
  report: ExposureReport;
}

function toDayBars(days: ExposureReport["days"]): Bar[] {
  const most = Math.max(...days.map(({ shown }) => shown), 1);
  return days.map(({ day, shown, isVisible }) => ({
    day,
    share: shown / most,
    valueLabel: isVisible ? formatCount(shown) : "hidden",
  }));
}

export function ShownCard({ report: { days, shown } }: ReportProps) {
  const most = Math.max(...days.map((day) => day.shown), 0);
  return (
    <SectionCard title="Day by day" text="Times your card was seen in a list.">
      <BarChart
        bars={toDayBars(days)}
        label={`Shown ${formatCount(shown.count)} times in ${formatDays(days.length)}, at most ${formatCount(most)} times a day.`}
        top={most > 0 ? formatCount(most) : "None yet"}
      />
    </SectionCard>
  );
}

const noPlaces = "No places yet. We count them when your card is seen in a list.";

export function PlaceCard({ report: { place } }: ReportProps) {
  return (
    <SectionCard title="Your places" text="Share of all times you were shown, by place in the list.">
      {place.median ? (
        <ShareBars shares={toPlaceShares(place)} current={formatPlaceRange(place.median)} />
      ) : (
        <p className="text-muted">{noPlaces}</p>
      )}
    </SectionCard>
  );
}

export function ListCard({ report: { lists } }: ReportProps) {
  const shares = toListShares(lists);
  return (
    <SectionCard title="Where you were shown" text="Share of all times you were shown, by page.">
      {shares.length > 0 ? <ShareBars shares={shares} /> : <p className="text-muted">Nowhere yet.</p>}
    </SectionCard>
  );
}

/** Visible days and bonuses: all that changes the place in the rotation. */
export function WhyCard({ report: { visibleDays, hiddenDays, bonusDays } }: ReportProps) {
  return (
    <SectionCard
      title="Why"
      text={
        <>
          Only this changes how often you’re shown. Together, bonuses add {formatShare(rotation.maxBonus)} at
          most. <AccentLink to="/how-we-rank#bonus">How bonuses work</AccentLink>
        </>
      }
    >
      <dl className="-my-2 flex flex-col divide-y divide-line text-small">
        <Fact label="Visible to visitors" value={formatDays(visibleDays)} />
        <Fact label="Hidden all day" value={formatDays(hiddenDays)} />
        {(Object.keys(bonusNames) as ExposureBonus[]).map((bonus) => (
          <Fact
            key={bonus}
            label={`${bonusNames[bonus]} (+${formatShare(rotation.bonus[bonus])})`}
            value={formatDays(bonusDays[bonus])}
          />
        ))}
      </dl>
    </SectionCard>
  );
}

const Fact = ({ label, value }: { label: string; value: string }) => (
  <div className="flex justify-between gap-4 py-2.5">
    <dt>{label}</dt>
    <dd className="font-medium whitespace-nowrap tabular-nums">{value}</dd>
  </div>
);
