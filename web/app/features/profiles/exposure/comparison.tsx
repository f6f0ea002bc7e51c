import type { ExposureReport, Level, ValueRange } from "@vesper/contract/profiles/exposure";
import { clsx } from "clsx/lite";
import ArrowDown from "virtual:icons/arrow-down";
import ArrowUp from "virtual:icons/arrow-up";
import Equal from "virtual:icons/equal";
import { Card } from "#web/ui/layout/card.tsx";
import { formatCount } from "../statistics/measures.ts";
import { formatCountRange, formatPlaceRange, levelTexts } from "./texts.ts";

const levelMarks = {
  above: { Icon: ArrowUp, color: "text-jade" },
  similar: { Icon: Equal, color: "text-muted" },
  below: { Icon: ArrowDown, color: "text-gold" },
} as const;

/** Four figures, each with the usual one of similar profiles. */
export function Comparison({ report }: { report: ExposureReport }) {
  const { shown, place, opened, contacted } = report;
  return (
    <section aria-labelledby="figures">
      <h2 id="figures" className="sr-only">
        Your figures
      </h2>
      <dl className="grid grid-cols-2 gap-3 sm:gap-6 xl:grid-cols-4">
        <CountTile label="Shown" text="Times your card was seen in a list." {...shown} />
        <Tile
          label="Median place"
          text="Half of the time, you were at this place or a higher one."
          value={place.median ? formatPlaceRange(place.median) : "–"}
          usual={place.usual && formatPlaceRange(place.usual)}
          level={place.level && { name: place.level, text: levelTexts.place[place.level] }}
        />
        <CountTile label="Opened" text="People who opened your profile, each once a day." {...opened} />
        <CountTile label="Contacted" text="Contact reveals and messages started." {...contacted} />
      </dl>
    </section>
  );
}

interface CountTileProps {
  label: string;
  text: string;
  count: number;
  usual: ValueRange | null;
  level: Level | null;
}

const CountTile = ({ label, text, count, usual, level }: CountTileProps) => (
  <Tile
    label={label}
    text={text}
    value={formatCount(count)}
    usual={usual && formatCountRange(usual)}
    level={level && { name: level, text: levelTexts.count[level] }}
  />
);

interface TileProps {
  label: string;
  text: string;
  value: string;
  usual: string | null;
  level: { name: Level; text: string } | null;
}

function Tile({ label, text, value, usual, level }: TileProps) {
  return (
    <Card className="flex flex-col gap-1">
      <dt className="font-serif text-lead font-semibold">{label}</dt>
      <dd className="text-caption text-muted sm:text-small">{text}</dd>
      {/* At the end of the card, so that the figures of a row are aligned. */}
      <dd className="mt-auto pt-2 font-serif text-title font-semibold tabular-nums max-sm:text-lead">
        {value}
      </dd>
      {usual && (
        <dd className="text-small text-muted">
          Usual: <span className="tabular-nums">{usual}</span>
        </dd>
      )}
      {level && <LevelMark {...level} />}
    </Card>
  );
}

function LevelMark({ name, text }: { name: Level; text: string }) {
  const { Icon, color } = levelMarks[name];
  return (
    <dd className={clsx("flex items-center gap-1.5 text-small font-medium", color)}>
      <Icon aria-hidden className="size-4 shrink-0" />
      {text}
    </dd>
  );
}
