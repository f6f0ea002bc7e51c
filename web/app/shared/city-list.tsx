import { classes } from "#web/ui/actions/classes.ts";

export interface City {
  city: string;
  country: string;
  lat: number;
  lon: number;
}

interface CityListProps<Choice extends City> {
  id: string;
  cities: readonly Choice[];
  active: number;
  onPoint: (index: number) => void;
  onPick: (city: Choice) => void;
}

/** The cities that may be meant. The keyboard reaches them from the box above. */
export function CityList<Choice extends City>({
  id,
  cities,
  active,
  onPoint,
  onPick,
}: CityListProps<Choice>) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Cities"
      className="absolute inset-x-0 top-full z-30 mt-1 max-h-64 overflow-y-auto rounded-card border border-line bg-surface py-1 shadow-soft"
    >
      {cities.map((place, index) => (
        <button
          key={`${place.lat},${place.lon}`}
          id={`${id}-${index}`}
          type="button"
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className={classes(
            "flex min-h-11 w-full flex-wrap items-center gap-x-2 px-4 text-left text-small",
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
