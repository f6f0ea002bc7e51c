import { limits } from "./limits.ts";

const transliterations: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ł: "l",
  ı: "i",
  ə: "e",
  "&": " and ",
};

/**
 * Converts "São Paulo & Rio" to "sao-paulo-and-rio". Returns an empty string if no character of the name is usable
 * in a URL.
 */
export const toSlug = (name: string, maxLength: number = limits.slug.max) =>
  name
    .toLowerCase()
    .replace(/[ßæœøđłıə&]/g, (letter) => transliterations[letter] ?? letter)
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-/, "")
    .slice(0, maxLength)
    .replace(/-$/, "");
