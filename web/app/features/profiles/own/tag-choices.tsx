import { limits } from "@vesper/contract/limits";
import { useId } from "react";
import { useWatch } from "react-hook-form";
import { classes } from "#web/ui/actions/classes.ts";
import { FieldNotes } from "#web/ui/forms/field.tsx";
import type { ProfileInput } from "./draft.ts";
import type { Term, Terms } from "./terms.ts";
import { useProfileField } from "./use-profile-field.ts";
import { tagTypeNames } from "./labels.ts";

interface TagChoicesProps {
  groups: Terms["tags"];
  chosen: readonly Term[];
}

/** Any number of tags up to the limit, by their kind. */
export function TagChoices({ groups, chosen }: TagChoicesProps) {
  const id = useId();
  const { label, error } = useProfileField()("tags");
  const tags = useWatch<ProfileInput, "tags">({ name: "tags" }) ?? [];
  const offered = groups.flatMap((group) => group.tags);
  const gone = chosen.filter(({ _id }) => !offered.some((tag) => tag._id === _id));
  const note = `${tags.length} of at most ${limits.profile.tags} chosen`;
  return (
    <fieldset
      aria-describedby={classes(`${id}-help`, error && `${id}-error`)}
      className="flex flex-col gap-4"
    >
      <legend className="mb-1.5 text-small font-medium">
        {label}
        <span className="font-normal text-muted"> (optional)</span>
      </legend>
      {groups.map(({ type, tags: those }) => (
        <TagGroup key={type} title={tagTypeNames[type]} tags={those} />
      ))}
      {gone.length > 0 && <TagGroup title="No longer offered" tags={gone} />}
      <FieldNotes id={id} help={note} error={error} />
    </fieldset>
  );
}

function TagGroup({ title, tags }: { title: string; tags: readonly Term[] }) {
  return (
    <div role="group" aria-label={title} className="flex flex-col gap-2">
      <p aria-hidden className="text-caption text-muted">
        {title}
      </p>
      <div className="flex flex-wrap gap-2">
        {tags.map((tag) => (
          <TagChip key={tag._id} tag={tag} />
        ))}
      </div>
    </div>
  );
}

const looks =
  "relative inline-flex min-h-10 cursor-pointer items-center rounded-control border border-line-strong px-3.5 text-small " +
  "after:absolute after:-inset-y-0.75 after:inset-x-0 hover:bg-hover has-focus-visible:outline-2 has-focus-visible:outline-offset-2 " +
  "has-focus-visible:outline-focus has-checked:border-accent has-checked:bg-accent-soft has-checked:font-medium has-checked:text-accent";

function TagChip({ tag }: { tag: Term }) {
  const { label: _label, error: _error, ...control } = useProfileField()("tags");
  return (
    <label className={looks}>
      <input type="checkbox" {...control} value={tag._id} className="sr-only" />
      <bdi>{tag.name}</bdi>
    </label>
  );
}
