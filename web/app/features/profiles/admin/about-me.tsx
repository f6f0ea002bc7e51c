import { FoldedText } from "#web/ui/layout/folded-text.tsx";

export const AboutMe = ({ text }: { text: string | null }) =>
  text ? (
    <FoldedText text={text} />
  ) : (
    <p className="text-small text-muted">Nothing is written about them yet.</p>
  );
