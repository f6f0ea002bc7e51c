import type { ComponentProps } from "react";

/** A film with the browser's own controls; nothing of it is loaded before somebody wants to see it. */
export function Video(props: Omit<ComponentProps<"video">, "controls" | "playsInline">) {
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- People upload videos without captions.
  return <video preload="none" {...props} controls playsInline />;
}
