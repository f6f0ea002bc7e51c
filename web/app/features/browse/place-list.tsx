import type { Place } from "@vesper/contract/places";
import { classes } from "#web/ui/classes.ts";
import { coordinatesOf } from "./place.ts";

interface PlaceListProps {
  id: string;
  places: readonly Place[];
  active: number;
  onPoint: (index: number) => void;
  onPick: (place: Place) => void;
}

/** The cities that may be meant. The keyboard reaches them from the box above. */
export function PlaceList({ id, places, active, onPoint, onPick }: PlaceListProps) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Cities"
      className="absolute inset-x-0 top-full z-20 mt-1 max-h-64 overflow-y-auto rounded-card border border-line bg-surface py-1 shadow-soft"
    >
      {places.map((place, index) => (
        <button
          key={coordinatesOf(place)}
          id={`${id}-${index}`}
          type="button"
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className={classes(
            "flex min-h-11 w-full flex-wrap text-left items-center gap-x-2 px-4 text-small",
            index === active && "bg-hover",
          )}
          onPointerEnter={() => onPoint(index)}
          // The box keeps the focus, else the list would be gone before the press ends.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(place)}
        >
          <bdi>{place.city}</bdi>
          <bdi className="text-muted">{place.country}</bdi>
        </button>
      ))}
    </div>
  );
}
