/** What somebody wrote, with the lines as they set them. */
export function OwnWords({ text }: { text: string }) {
  return (
    <p className="max-w-prose leading-relaxed wrap-anywhere whitespace-pre-line">
      <bdi>{text}</bdi>
    </p>
  );
}
