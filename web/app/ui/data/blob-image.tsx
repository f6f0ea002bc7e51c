import { type ComponentProps, useCallback } from "react";

/** Shows a picture from a local blob, without uploading it. */
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
