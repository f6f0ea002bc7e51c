import type { ComponentProps } from "react";

/** Video with the browser's controls; loads nothing before it is played. */
export function Video(props: Omit<ComponentProps<"video">, "controls" | "playsInline">) {
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- People upload videos without captions.
  return <video preload="none" {...props} controls playsInline />;
}
