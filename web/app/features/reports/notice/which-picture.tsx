import { type KeyboardEvent, useEffect, useState } from "react";
import { useController } from "react-hook-form";
import { Button } from "#web/ui/actions/button.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import CircleQuestionMark from "virtual:icons/circle-question-mark";
import type { NoticeFormState } from "./notice-fields.ts";
import { type Choice, findPictures, loadProfilePictures } from "./named-pictures.ts";
import { useSearchParams } from "react-router";
import { ApiError } from "#web/api/api-error.ts";
import { getErrorMessage } from "#web/api/error-message.ts";

const unknownMessage =
  "That isn’t the address of a photo, profile or listing on this site. Copy it from your browser’s address bar.";

const goneMessage =
  "This page or photo doesn’t exist or was removed. If you’re still worried, please contact us.";

const mergeChoices = (before: Choice[], found: Choice[]) => [
  ...before,
  ...found.filter(({ address }) => before.every((known) => known.address !== address)),
];

/** Finds the pictures at a URL and lets the sender choose among them. */
export function WhichPicture({ form }: { form: NoticeFormState }) {
  const {
    field: { ref, value: chosen, onChange },
    fieldState,
  } = useController({ control: form.control, name: "addresses" });
  const [address, setAddress] = useState("");
  const { choices, refusal, searching, find } = useChoices();

  function toggle(one: string) {
    onChange(chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one]);
  }

  async function handleFind() {
    const found = await find(address);
    if (!found) return;
    setAddress("");
    const [only] = found;
    // The URL of a single picture is unambiguous, so that picture is selected right away.
    if (only && found.length === 1 && !chosen.includes(only.address)) toggle(only.address);
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== "Enter") return;
    event.preventDefault();
    void handleFind();
  }

  return (
    <div className="flex flex-col gap-4">
      <TextField
        ref={ref}
        label="Address of the page or photo"
        value={address}
        onChange={(event) => setAddress(event.target.value)}
        onKeyDown={handleKeyDown}
        inputMode="url"
        autoComplete="off"
        placeholder="…/escort/name"
        help="Copy it from your browser’s address bar. You can look up several, one after another."
        error={refusal ?? fieldState.error?.message}
      />
      <Button tone="outline" className="self-start" busy={searching} onClick={() => void handleFind()}>
        Show photos
      </Button>
      {choices.length > 0 && <PictureChoices choices={choices} chosen={chosen} onToggle={toggle} />}
    </div>
  );
}

interface PictureChoicesProps {
  choices: Choice[];
  chosen: readonly string[];
  onToggle: (address: string) => void;
}

/** Previews of the pictures, deliberately just large enough to recognize them. */
function PictureChoices({ choices, chosen, onToggle }: PictureChoicesProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-small font-medium">Choose the photos you mean</legend>
      <ul className="grid grid-cols-3 gap-2 sm:grid-cols-5">
        {choices.map(({ address, label, previewUrl }) => (
          <li key={address}>
            <label className="flex h-full cursor-pointer flex-col gap-1.5 rounded-inner border border-line-strong bg-surface p-1.5 text-caption hover:border-ink has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
              <span className="relative block aspect-[3/4] overflow-hidden rounded-[0.5rem] bg-raised">
                {previewUrl ? (
                  <img src={previewUrl} alt="" loading="lazy" className="size-full object-cover" />
                ) : (
                  <CircleQuestionMark aria-hidden className="absolute inset-0 m-auto size-6 text-muted" />
                )}
              </span>
              <span className="flex items-start gap-1.5">
                <input
                  type="checkbox"
                  checked={chosen.includes(address)}
                  onChange={() => onToggle(address)}
                  className="mt-0.5 size-4 shrink-0 cursor-pointer appearance-none rounded-[0.25rem] border border-line-strong bg-surface outline-none checked:border-[0.3125rem] checked:border-accent"
                />
                <bdi className="line-clamp-2 min-w-0 wrap-anywhere">{label || "Photo"}</bdi>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

function toFailureMessage(error: unknown): string {
  const isGone = error instanceof ApiError && error.status === 404;
  return isGone ? goneMessage : getErrorMessage(error, "We couldn’t look up this page. Please try again.");
}

/** Collects the pictures found at all entered URLs. */
function useChoices() {
  const profile = useSearchParams()[0].get("profile");
  const [found, setFound] = useState<Choice[]>([]);
  const [refusal, setRefusal] = useState<string>();
  const [searching, setSearching] = useState(false);

  // If the reporter comes from a profile page, load its pictures without asking for the URL.
  useEffect(() => {
    if (!profile) return;
    loadProfilePictures(profile).then(
      (choices) => setFound((before) => mergeChoices(choices, before)),
      (error: unknown) => setRefusal(toFailureMessage(error)),
    );
  }, [profile]);

  async function find(address: string): Promise<Choice[] | null> {
    setRefusal(undefined);
    setSearching(true);
    try {
      const choices = await findPictures(address, location.origin);
      if (choices) setFound((before) => mergeChoices(before, choices));
      else setRefusal(unknownMessage);
      return choices;
    } catch (error) {
      setRefusal(toFailureMessage(error));
      return null;
    } finally {
      setSearching(false);
    }
  }

  return { choices: found, refusal, searching, find };
}
