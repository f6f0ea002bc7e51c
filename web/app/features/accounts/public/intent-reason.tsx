import type { Intent } from "@vesper/contract/accounts/intent";
import { toImageAddress } from "@vesper/contract/media/image-address";
import { useEffect, useState } from "react";
import { api } from "#web/session/api.ts";
import { Avatar } from "#web/ui/data/avatar.tsx";
import { insertName } from "#web/ui/data/insert-name.tsx";

export interface IntentPerson {
  name: string | null;
  photo: string | null;
}

/** Whether the act is about a profile, whose name and photo every visitor may see. */
const isAboutProfile = ({ kind, path }: Intent) =>
  kind !== "report" && kind !== "listing" && !path.startsWith("/listing/");

async function findPerson(id: string): Promise<IntentPerson> {
  const { getPublicProfile } = await import("@vesper/contract/profiles/directory");
  const { data } = await api.call(getPublicProfile, { params: { slugOrId: id } });
  const [image] = data.images;
  return { name: data.name, photo: image ? toImageAddress(image._id, 320, "webp") : null };
}

/** Person that the act is about, as far as it is known. Without a response, the text does without the name. */
export function useIntentPerson(intent: Intent | null, name: string | null = null): IntentPerson {
  const [found, setFound] = useState<{ id: string; person: IntentPerson }>();
  const id = intent && isAboutProfile(intent) ? intent.target : null;

  useEffect(() => {
    if (!id) return;
    let isWanted = true;
    findPerson(id).then(
      (person) => isWanted && setFound({ id, person }),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [id]);

  return found && found.id === id ? found.person : { name, photo: null };
}

interface IntentReasonProps {
  intent: Intent;
  person: IntentPerson;
  title: string;
}

/** Why a visitor is asked to sign in, with the photo of the person it is about. */
export function IntentReason({ intent, person, title }: IntentReasonProps) {
  return (
    <span className="flex items-center gap-4">
      {isAboutProfile(intent) && <Avatar name={person.name} src={person.photo} size="large" />}
      <span className="min-w-0 wrap-anywhere">{person.name ? insertName(title, person.name) : title}</span>
    </span>
  );
}
