import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { ApiError } from "#web/api/api-error.ts";
import { messageOf } from "#web/api/message-of.ts";
import { findPictures, ofProfile, type Choice } from "./named-pictures.ts";

const unknown =
  "This is not the address of a picture, a profile or a listing here. Please copy it from your browser.";
const gone = "There is no such page or picture any more. If you are still worried, please write to us.";

function wordsOf(error: unknown): string {
  const isGone = error instanceof ApiError && error.status === 404;
  return isGone ? gone : messageOf(error, "Failed to look for this page.");
}

/** What was found so far, under every address that was looked for. */
export function useChoices() {
  const profile = useSearchParams()[0].get("profile");
  const [found, setFound] = useState<Choice[]>([]);
  const [refusal, setRefusal] = useState<string>();
  const [searching, setSearching] = useState(false);

  // Whoever comes from the page of a profile need not copy its address.
  useEffect(() => {
    if (!profile) return;
    ofProfile(profile).then(
      (choices) => setFound((before) => withNew(choices, before)),
      (error: unknown) => setRefusal(wordsOf(error)),
    );
  }, [profile]);

  async function find(address: string): Promise<Choice[] | null> {
    setRefusal(undefined);
    setSearching(true);
    try {
      const choices = await findPictures(address, location.origin);
      if (choices) setFound((before) => withNew(before, choices));
      else setRefusal(unknown);
      return choices;
    } catch (error) {
      setRefusal(wordsOf(error));
      return null;
    } finally {
      setSearching(false);
    }
  }

  return { choices: found, refusal, searching, find };
}

const withNew = (before: Choice[], found: Choice[]) => [
  ...before,
  ...found.filter(({ address }) => before.every((known) => known.address !== address)),
];
