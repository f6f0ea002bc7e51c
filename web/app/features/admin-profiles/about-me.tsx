import { FoldedText } from "#web/ui/folded-text.tsx";

export const AboutMe = ({ text }: { text: string | null }) =>
  text ? (
    <FoldedText text={text} />
  ) : (
    <p className="text-small text-muted">Nothing is written about them yet.</p>
  );
