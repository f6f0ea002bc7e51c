/** Address and size of an uploaded logo. Its key ends with its size; an empty key means that there is none. */
export function toLogo(key: string): { url: string; width: number; height: number } | null {
  const [, width, height] = /-(\d+)x(\d+)$/.exec(key) ?? [];
  return key ? { url: `/brand/${key}.webp`, width: Number(width), height: Number(height) } : null;
}
