import { Markdown } from "#web/shared/markdown.tsx";
import type { TextSection } from "../pages/text-page.tsx";

/** Appends the operator's own paragraphs as the last section, if there are any. */
export const withOwnText = (sections: readonly TextSection[], text: string): readonly TextSection[] =>
  text
    ? [...sections, { id: "additional", title: "Additional provisions", body: <Markdown source={text} /> }]
    : sections;
