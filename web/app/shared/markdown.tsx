import { type Block, type Inline, parseMarkdown } from "@vesper/contract/core/markdown";

/** The operator's own text, as elements. No markup of theirs ever becomes HTML. */
export function Markdown({ source }: { source: string }) {
  return parseMarkdown(source).map((block, at) => <BlockView key={at} block={block} />);
}

function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case "heading": {
      const Heading = `h${block.level}` as const;
      return (
        <Heading>
          <InlineText content={block.content} />
        </Heading>
      );
    }
    case "list": {
      const List = block.isOrdered ? "ol" : "ul";
      return (
        <List>
          {block.items.map((item, at) => (
            <li key={at}>
              <InlineText content={item} />
            </li>
          ))}
        </List>
      );
    }
    case "paragraph":
      return (
        <p>
          <InlineText content={block.content} />
        </p>
      );
  }
}

function InlineText({ content }: { content: readonly Inline[] }) {
  return content.map((part, at) => <InlinePart key={at} part={part} />);
}

function InlinePart({ part }: { part: Inline }) {
  switch (part.kind) {
    case "strong":
      return <strong>{part.text}</strong>;
    case "emphasis":
      return <em>{part.text}</em>;
    case "link":
      return (
        <a href={part.href} rel="noreferrer nofollow">
          {part.text}
        </a>
      );
    case "text":
      return part.text;
  }
}
