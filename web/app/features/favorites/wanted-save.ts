let saving: Promise<void> = Promise.resolve();

/** Announces that a favorite chosen before signing in is being saved. */
export function setWantedSave(next: Promise<void>) {
  saving = next;
}

/** Resolves once that favorite is stored, so that statuses loaded afterward include it. */
export const waitForWantedSave = () => saving;
