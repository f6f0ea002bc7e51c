import { classes } from "../actions/classes.ts";

/** How much of the room is used. It stands in a field's help, so that it is read out with it. */
export function CharacterCount({ used, max }: { used: number; max: number }) {
  return (
    <span className={classes("whitespace-nowrap tabular-nums", used > max && "font-medium text-danger")}>
      {used} / {max}
      <span className="sr-only"> characters</span>
    </span>
  );
}
