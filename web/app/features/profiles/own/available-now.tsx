import { limits } from "@vesper/contract/core/limits";
import { setAvailable, clearAvailable, type OwnProfile } from "@vesper/contract/profiles/profiles";
import { useEffect, useId, useState } from "react";
import { api } from "#web/session/api.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { SectionCard } from "#web/ui/layout/card.tsx";
import { formatTime } from "#web/ui/data/dates.ts";
import { useOwnChange } from "./use-own-change.ts";
import { useQueryClient } from "@tanstack/react-query";
import { ownProfileQuery } from "./queries.ts";

const weekdayFormat = new Intl.DateTimeFormat("en", { weekday: "long" });

const { minHours, maxHours } = limits.available;
const hourChoices = [1, 2, 3, 4, 6, 8].filter((hours) => minHours <= hours && hours <= maxHours);
const defaultHours = 3;
const hour = 60 * 60_000;

/**
 * Switch for “available now”. It expires after a few hours, so that an escort who forgets to turn it off is not
 * called at night.
 */
export function AvailableNow({ profile }: { profile: OwnProfile }) {
  useEnd(profile.isAvailable ? profile.availableUntil : null);
  return (
    <SectionCard
      title="Available now"
      text={
        profile.isListed
          ? "Visitors see this on your card and find you under “Available now”. It turns off automatically."
          : "Visitors see this once your profile is public. It turns off automatically."
      }
    >
      {profile.isAvailable ? <Stop until={formatEnd(profile)} /> : <Start />}
    </SectionCard>
  );
}

function Start() {
  const [hours, setHours] = useState(defaultHours);
  const now = useMinute();
  const start = useOwnChange({
    change: () => api.call(setAvailable, { body: { hours } }),
    done: (profile) => `You’re shown as available until ${formatEnd(profile)}`,
    failed: "Failed to update profile",
  });
  const end = formatEnd({ availableUntil: new Date(now + hours * hour).toISOString() });
  return (
    <div className="flex flex-col gap-3">
      <HourChoices hours={hours} onChange={setHours} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-small text-muted">Until about {end}</p>
        <Button busy={start.isPending} onClick={() => start.mutate()}>
          Start
        </Button>
      </div>
    </div>
  );
}

function HourChoices({ hours, onChange }: { hours: number; onChange: (hours: number) => void }) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-1.5 text-small font-medium">Duration</legend>
      <div className="flex rounded-control border border-line-strong p-0.5">
        {hourChoices.map((choice) => (
          <label
            key={choice}
            className="flex min-h-11 flex-1 cursor-pointer items-center justify-center rounded-control text-small font-medium text-muted hover:text-ink has-checked:bg-accent has-checked:text-on-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText]"
          >
            <input
              type="radio"
              name={name}
              value={choice}
              checked={choice === hours}
              onChange={() => onChange(choice)}
              className="sr-only"
            />
            {choice}
            <span aria-hidden>&nbsp;h</span>
            <span className="sr-only">{choice === 1 ? " hour" : " hours"}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Stop({ until }: { until: string }) {
  const stop = useOwnChange({
    change: () => api.call(clearAvailable),
    done: () => "You’re no longer shown as available",
    failed: "Failed to update profile",
  });
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="flex items-center gap-2.5 font-serif text-lead font-semibold text-jade">
        <span aria-hidden className="size-3 shrink-0 rounded-control bg-jade ring-4 ring-jade-soft" />
        Available until {until}
      </p>
      <Button tone="outline" busy={stop.isPending} onClick={() => stop.mutate()}>
        Stop
      </Button>
    </div>
  );
}

/** Formats the end as "6:30 PM" if it is today, otherwise as "Monday, 1:30 AM". */
function formatEnd({ availableUntil }: Pick<OwnProfile, "availableUntil">): string {
  const end = new Date(availableUntil ?? 0);
  const time = formatTime(end.toISOString());
  return end.toDateString() === new Date().toDateString() ? time : `${weekdayFormat.format(end)}, ${time}`;
}

/** The current time, renewed every minute and on return to the page: Tonight is left open for hours. */
function useMinute(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const renew = () => setNow(Date.now());
    const timer = setInterval(renew, 60_000);
    document.addEventListener("visibilitychange", renew);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", renew);
    };
  }, []);
  return now;
}

/** Refetches the profile shortly after `end`, when its temporary state has expired. */
function useEnd(end: string | null) {
  const queries = useQueryClient();
  useEffect(() => {
    if (!end) return;
    const left = Math.max(0, new Date(end).getTime() - Date.now()) + 1000;
    const timer = setTimeout(() => void queries.invalidateQueries(ownProfileQuery), left);
    return () => clearTimeout(timer);
  }, [end, queries]);
}
