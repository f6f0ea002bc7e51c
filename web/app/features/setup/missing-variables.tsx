/** Several nodes share no data folder, so their secrets must come from the environment. */
export function MissingVariables({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <div className="rounded-inner bg-gold-soft px-4 py-3 text-small text-gold">
      <p className="font-medium">This site runs on several nodes.</p>
      <p className="mt-1">
        Secrets and the address are not stored here. Set these environment variables on every node, then
        restart them:
      </p>
      <ul className="mt-2 font-mono">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  );
}
