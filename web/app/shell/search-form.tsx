import { Search } from "lucide-react";
import { Form } from "react-router";
import { Button } from "#web/ui/button.tsx";
import { classes } from "#web/ui/classes.ts";
import { TextField } from "#web/ui/text-field.tsx";

/** A plain way to the page of results, which needs no script. */
export function SearchForm({ className }: { className?: string }) {
  return (
    <Form role="search" action="/search" className={classes("flex items-start gap-2", className)}>
      <TextField
        name="q"
        type="search"
        label="Search by name or city"
        labelHidden
        placeholder="Search by name or city"
        required
        icon={<Search />}
        className="min-w-0 flex-1"
      />
      <Button type="submit">Search</Button>
    </Form>
  );
}
