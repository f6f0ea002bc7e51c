/** Hands a file to the browser's own download. */
export function saveFile(name: string, type: string, content: string) {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken its copy by the next turn.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
