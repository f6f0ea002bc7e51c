import type { Case } from "@vesper/contract/moderation";

/** Nobody judges in their own matter; the server refuses it too. */
export const isAboutMe = ({ subject }: Pick<Case, "subject">, userId: string | undefined) =>
  subject.owner !== null && subject.owner._id === userId;
