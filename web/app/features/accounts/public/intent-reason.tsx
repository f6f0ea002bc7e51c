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

/** Photo of the person the act is about, or the initial; nothing if it is about no profile. */
export function IntentPhoto({ intent, person }: { intent: Intent; person: IntentPerson }) {
  return isAboutProfile(intent) ? <Avatar name={person.name} src={person.photo} size="large" /> : null;
}

/** The reason a visitor is asked to sign in. */
export function IntentTitle({ title, person: { name } }: { title: string; person: IntentPerson }) {
  return <span className="wrap-anywhere">{name ? insertName(title, name) : title}</span>;
}
