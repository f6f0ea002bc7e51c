import { Button } from "./button.tsx";
import { classes } from "./classes.ts";

interface ClearFiltersProps {
  isFiltered: boolean;
  onClear: () => void;
  className?: string;
}

/** Shows everything again. Where room is short it is there only when it has something to do. */
export function ClearFilters({ isFiltered, onClear, className }: ClearFiltersProps) {
  return (
    <Button
      tone="outline"
      disabledReason={isFiltered ? undefined : "No filter is set"}
      onClick={onClear}
      className={classes(className, !isFiltered && "max-lg:hidden")}
    >
      Clear Filters
    </Button>
  );
}
