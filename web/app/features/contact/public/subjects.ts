/** Suggested subjects; they help to route a message. */
export const subjects = [
  { subject: "Safety", use: "A person, profile, photo or message that worries you" },
  { subject: "Account Help", use: "Sign-in, your details, your data" },
  { subject: "Appeal", use: "A restriction you disagree with" },
  { subject: "Bug Report", use: "Something that isn’t working as it should" },
  { subject: "Security Issue", use: "A vulnerability that could put people or data at risk" },
  { subject: "Privacy", use: "Your rights and how we handle your data" },
] as const;

export const findExplanation = (subject: string): string | undefined =>
  subjects.find((known) => known.subject === subject)?.use;

/** Returns the subject named in the URL if it is one of ours: a link must not inject text into the form. */
export const findSubject = (params: URLSearchParams): string | undefined => {
  const wanted = params.get("subject")?.trim().toLowerCase();
  return subjects.find(({ subject }) => subject.toLowerCase() === wanted)?.subject;
};
