interface Fact {
  term: string;
  detail: string;
}

export interface DefinitionBlock {
  title: string;
  /** Technical names as shown by a browser's storage inspector. */
  names?: readonly string[];
  text: string;
  facts: readonly Fact[];
}

/** Definitions as stacked blocks, readable on a phone and in print. */
export function DefinitionBlocks({ blocks }: { blocks: readonly DefinitionBlock[] }) {
  return (
    <div className="mt-6 flex flex-col gap-4">
      {blocks.map((block) => (
        <Block key={block.title} block={block} />
      ))}
    </div>
  );
}

function Block({ block: { title, names = [], text, facts } }: { block: DefinitionBlock }) {
  return (
    <div className="break-inside-avoid rounded-card border border-line bg-surface p-4 sm:p-6">
      <h3 className="mt-0">{title}</h3>
      {names.length > 0 && (
        <p className="mt-2 flex flex-wrap gap-2">
          {names.map((name) => (
            <code key={name} className="rounded-inner bg-raised px-2 text-small break-all">
              {name}
            </code>
          ))}
        </p>
      )}
      <p className="mt-2">{text}</p>
      <dl className="mt-4 grid gap-x-4 gap-y-2 text-small sm:grid-cols-[9rem_1fr]">
        {facts.map(({ term, detail }) => (
          <div key={term} className="contents">
            <dt className="text-muted">{term}</dt>
            <dd className="-mt-2 sm:mt-0">{detail}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
