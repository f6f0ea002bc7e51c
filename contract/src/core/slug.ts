import { limits } from "./limits.ts";

const spelled: Record<string, string> = { ß: "ss", æ: "ae", œ: "oe", ø: "o", đ: "d", ł: "l", "&": " and " };

/** "São Paulo & Rio" becomes "sao-paulo-and-rio". Empty where nothing of the name can stand in an address. */
export const slugOf = (name: string, longest: number = limits.slug.max) =>
  name
    .toLowerCase()
    .replace(/[ßæœøđł&]/g, (letter) => spelled[letter] ?? letter)
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-/, "")
    .slice(0, longest)
    .replace(/-$/, "");
