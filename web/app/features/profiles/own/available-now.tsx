import { limits } from "@vesper/contract/core/limits";
import { setAvailable, clearAvailable, type OwnProfile } from "@vesper/contract/profiles/profiles";
import { useEffect, useState } from "react";
import { api } from "#web/session/api.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { SectionCard } from "#web/ui/layout/card.tsx";
import { formatTime } from "#web/ui/data/dates.ts";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import { useOwnChange } from "./use-own-change.ts";
import { useQueryClient } from "@tanstack/react-query";
import { ownProfileQuery } from "./queries.ts";

const weekdayFormat = new Intl.DateTimeFormat("en", { weekday: "long" });

const { minHours, maxHours } = limits.available;
const hourOptions = Array.from({ length: maxHours - minHours + 1 }, (_, index) => minHours + index).map(
  (hours) => ({ value: String(hours), label: hours === 1 ? "1 hour" : `${hours} hours` }),
);
const defaultHours = "3";

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
  const start = useOwnChange({
    change: () => api.call(setAvailable, { body: { hours: Number(hours) } }),
    done: (profile) => `You’re shown as available until ${formatEnd(profile)}`,
    failed: "Failed to update profile",
  });
  return (
    <div className="flex items-end gap-3">
      <SelectField
        label="Duration"
        options={hourOptions}
        value={hours}
        onChange={(event) => setHours(event.target.value)}
        className="flex-1"
      />
      <Button busy={start.isPending} onClick={() => start.mutate()}>
        Start
      </Button>
    </div>
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
      <p className="font-medium text-jade">Available until {until}</p>
      <Button tone="outline" busy={stop.isPending} onClick={() => stop.mutate()}>
        Stop
      </Button>
    </div>
  );
}

/** Formats the end as "6:30 PM" if it is today, otherwise as "Monday, 1:30 AM". */
function formatEnd({ availableUntil }: OwnProfile): string {
  const end = new Date(availableUntil ?? 0);
  const time = formatTime(end.toISOString());
  return end.toDateString() === new Date().toDateString() ? time : `${weekdayFormat.format(end)}, ${time}`;
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
