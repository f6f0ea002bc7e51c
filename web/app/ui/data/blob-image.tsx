import { type ComponentProps, useCallback } from "react";

/** Picture from a local blob, not uploaded. */
export function BlobImage({ content, ...image }: Omit<ComponentProps<"img">, "content"> & { content: Blob }) {
  const show = useCallback(
    (element: HTMLImageElement | null) => {
      if (!element) return;
      const url = URL.createObjectURL(content);
      element.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [content],
  );
  return <img ref={show} {...image} />;
}
