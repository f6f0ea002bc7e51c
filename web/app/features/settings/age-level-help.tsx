const meanings = [
  ["No check", "Nothing is asked. Pages, pictures and contact details are sent to everyone."],
  [
    "A question",
    "A dialog asks once in 30 days. Pages and pictures are sent to everyone all the same, and search engines list people. Some countries don’t accept this as a check.",
  ],
  [
    "A proof of age",
    "The server sends no profiles, pictures, reviews or contact details until the visitor has proven their age with a wallet app or your provider. Search engines read only the texts of your site.",
  ],
] as const;

/** Says what each level does to pages, pictures and search engines. */
export const AgeLevelHelp = ({ about }: { about: string }) => (
  <>
    {about}
    {meanings.map(([level, meaning]) => (
      <span key={level} className="mt-2 block">
        <strong className="font-medium text-ink">{level}:</strong> {meaning}
      </span>
    ))}
  </>
);
