/** Short words in a row: services, languages. */
export function WordsList({ words }: { words: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {words.map((word) => (
        <li key={word} className="rounded-control bg-raised px-3.5 py-1.5 text-small">
          <bdi>{word}</bdi>
        </li>
      ))}
    </ul>
  );
}
