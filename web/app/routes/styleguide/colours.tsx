import { Exhibit } from "./exhibit.tsx";

const swatches = [
  ["ground", "bg-ground text-ink"],
  ["surface", "bg-surface text-ink"],
  ["raised", "bg-raised text-ink"],
  ["hover", "bg-hover text-ink"],
  ["muted on raised", "bg-raised text-muted"],
  ["accent", "bg-accent text-on-accent"],
  ["accent-strong", "bg-accent-strong text-on-accent"],
  ["accent-soft", "bg-accent-soft text-accent"],
  ["gold-soft", "bg-gold-soft text-gold"],
  ["jade-soft", "bg-jade-soft text-jade"],
  ["danger", "bg-danger text-on-danger"],
  ["danger-strong", "bg-danger-strong text-on-danger"],
  ["danger-soft", "bg-danger-soft text-danger"],
  ["veil", "bg-veil text-on-veil"],
] as const;

export function Colours() {
  return (
    <Exhibit title="Colors">
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-5">
        {swatches.map(([name, look]) => (
          <li
            key={name}
            className={`flex h-20 items-end rounded-card border border-line p-3 text-small ${look}`}
          >
            {name}
          </li>
        ))}
      </ul>
    </Exhibit>
  );
}
