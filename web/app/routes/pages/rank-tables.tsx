import { pageLimits } from "@vesper/contract/core/page-limits";
import { searchScores } from "@vesper/contract/profiles/search-scores";
import { type BonusReason, countFirstPages, getBonusFactor } from "./rotation-example.ts";

export const exampleList = { profiles: 200, firstPage: pageLimits.feed.page };

const examples: readonly { who: string; reasons: readonly BonusReason[] }[] = [
  { who: "No bonus", reasons: [] },
  { who: "Signed in this week", reasons: ["active"] },
  { who: "Signed in and available now", reasons: ["active", "available"] },
  { who: "Signed in, available now and premium", reasons: ["active", "available", "premium"] },
];

const scores: readonly { match: string; name: number; city: number }[] = [
  { match: "It is exactly your text", name: searchScores.name.exact, city: searchScores.city.exact },
  { match: "It begins with your text", name: searchScores.name.begins, city: searchScores.city.begins },
  { match: "It contains your text", name: searchScores.name.contains, city: searchScores.city.contains },
];

interface RankTableProps {
  caption: string;
  /** Titles of the columns; the first one names the rows. */
  columns: readonly string[];
  rows: readonly (readonly (string | number)[])[];
}

function RankTable({ caption, columns, rows }: RankTableProps) {
  return (
    <table className="w-full">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-line-strong text-small text-muted">
          {columns.map((title) => (
            <th key={title} scope="col" className={`${cellStyles} font-medium`}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...values]) => (
          <tr key={name} className="border-b border-line">
            <th scope="row" className={`${cellStyles} font-normal`}>
              {name}
            </th>
            {values.map((value, index) => (
              <td key={columns[index + 1]} className={cellStyles}>
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

// The first column takes the room; figures are aligned to the right.
const cellStyles =
  "py-2.5 pl-4 text-right tabular-nums first:w-full first:pl-0 first:text-left not-first:whitespace-nowrap";

export const ExampleTable = () => (
  <RankTable
    caption="The example as a table"
    columns={["Profile", "Share", "First page"]}
    rows={examples.map(({ who, reasons }) => [
      who,
      `× ${getBonusFactor(reasons)}`,
      `${countFirstPages(exampleList, reasons)} times`,
    ])}
  />
);

export const ScoreTable = () => (
  <RankTable
    caption="Points of a text search"
    columns={["Match", "Name", "City"]}
    rows={scores.map(({ match, name, city }) => [match, name, city])}
  />
);
