import { Button } from "#web/ui/actions/button.tsx";
import { classes } from "#web/ui/actions/classes.ts";
import { fieldLooks } from "#web/ui/forms/field-looks.ts";

/** A plain form: it needs no script, and every page carries it for the day it is not found. */
export function SearchForm({ className }: { className?: string }) {
  return (
    <form role="search" action="/search" className={classes("flex gap-2", className)}>
      <input
        name="q"
        type="search"
        required
        aria-label="Search by name or city"
        placeholder="Search by name or city"
        className={classes(fieldLooks, "min-w-0 flex-1 rounded-control px-4.5 py-2")}
      />
      <Button type="submit">Search</Button>
    </form>
  );
}
