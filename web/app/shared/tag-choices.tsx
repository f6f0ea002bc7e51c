import { type ComponentProps, useId } from "react";
import { clsx } from "clsx/lite";
import { FieldNotes } from "#web/ui/forms/field.tsx";

export interface Term {
  _id: string;
  name: string;
}

/** Tags computed from the profile, never chosen by hand. */
const computedSlugs = ["verified", "new", "available-now"];
export const isSelectableTag = ({ slug }: { slug: string }) => !computedSlugs.includes(slug);

interface TagGroup {
  /** Undefined if all tags form one group. */
  title?: string;
  tags: readonly Term[];
}

interface TagChoicesProps {
  label: string;
  groups: readonly TagGroup[];
  /** Number of chosen tags. */
  count: number;
  max: number;
  error?: string | undefined;
  /** Props returned by `register`. */
  field: ComponentProps<"input">;
}

/** Tag checkboxes; at most `max` can be chosen. */
export function TagChoices({ label, groups, count, max, error, field }: TagChoicesProps) {
  const id = useId();
  return (
    <fieldset
      aria-describedby={clsx(`${id}-help`, error && `${id}-error`)}
      className={clsx("flex flex-col", groups.some(({ title }) => title) ? "gap-4" : "gap-2")}
    >
      <legend className="mb-1.5 text-small font-medium">
        {label}
        <span className="font-normal text-muted"> (optional)</span>
      </legend>
      {groups.map(({ title, tags }) =>
        title ? (
          <div key={title} role="group" aria-label={title} className="flex flex-col gap-2">
            <p aria-hidden className="text-caption text-muted">
              {title}
            </p>
            <TagChips tags={tags} field={field} />
          </div>
        ) : (
          <TagChips key="" tags={tags} field={field} />
        ),
      )}
      <FieldNotes id={id} help={`${count} of up to ${max} selected`} error={error} />
    </fieldset>
  );
}

function TagChips({ tags, field }: { tags: readonly Term[]; field: ComponentProps<"input"> }) {
  return (
    <div className="choice-chips">
      {tags.map((tag) => (
        <label key={tag._id}>
          <input type="checkbox" {...field} value={tag._id} />
          <bdi>{tag.name}</bdi>
        </label>
      ))}
    </div>
  );
}
