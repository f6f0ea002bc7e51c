/** Saves text content as a file through the browser's download. */
export function saveFile(name: string, type: string, content: string) {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Revoke the URL in the next task, when the browser has copied the content.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
