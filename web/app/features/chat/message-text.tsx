import { OutwardLink } from "./outward-link.tsx";
import { linkParts } from "./link-parts.ts";

/** Somebody's words as they were typed. Addresses ask before they lead away. */
export function MessageText({ text }: { text: string }) {
  return (
    <bdi className="block wrap-anywhere whitespace-pre-wrap">
      {linkParts(text).map((part, index) =>
        part.link ? <OutwardLink key={index} text={part.text} {...part.link} /> : part.text,
      )}
    </bdi>
  );
}
