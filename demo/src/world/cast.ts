import type { Gender } from "@vesper/contract/profiles/profile-fields";
import type { Coloring } from "./look.ts";

export interface CastMember {
  name: string;
  age: number;
  gender: Gender;
  city: string;
  category: string;
  coloring: Coloring;
}

/**
 * Columns: name, age, gender, city, category, and coloring where it matters. The longest membership comes first. All
 * people are fictional.
 */
const publicTable = `
Odette, 34, female, Paris, companion
Marlon, 41, male, London, escort, deep
Ysolde, 29, female, Berlin, model, fair
Kenji, 36, male, Tokyo, companion, olive
Ana Lucía, 27, female, Mexico City, dancer, olive
Rosalind, 52, female, London, companion
Théodore, 45, male, Montréal, escort
Sky, 26, other, San Francisco, model
Isaura, 31, female, São Paulo, dancer, olive
Freja, 33, female, Copenhagen, companion, fair
Dario, 38, male, Milan, model, olive
Caspian, 32, male, Stockholm, escort, fair
Lior, 28, other, New York, dancer, olive
Wilhelmina, 47, female, Vienna, companion, fair
Zuri, 25, female, Cape Town, model, deep
Alba, 36, female, Barcelona, massage, olive
Valentina Rey, 30, female, Miami, escort, olive
Mirela, 39, female, Prague, companion
Juno, 24, transgender, Berlin, model
Noor, 29, female, London, companion, olive
Santiago, 43, male, Mexico City, companion, olive
Delphine, 41, female, Paris, escort
Haruka, 32, female, Tokyo, therapist, olive
Sable, 35, transgender, New York, escort, deep
Ottilie, 28, female, Zürich, companion, fair
Bram, 49, male, Cape Town, therapist
Coralie, 26, female, Montréal, dancer
Persephone, 37, female, Los Angeles, model, deep
Ingrid Solveig, 44, female, Stockholm, companion, fair
Thiago, 31, male, São Paulo, dancer, olive
Amaya, 33, transgender, Barcelona, companion, olive
Lucinda, 58, female, Sydney, companion
Rune, 30, other, Copenhagen, massage, fair
Seraphine, 27, female, Las Vegas, dancer
Ines Amaral, 36, female, Lisbon, escort, olive
Mei-Lin, 34, female, Singapore, companion, olive
Augustin, 35, male, Paris, companion
Tamsin, 40, female, San Francisco, therapist
Beatriz, 29, female, Lisbon, companion, olive
Leopold, 54, male, Vienna, escort, fair
Zadie, 23, female, Chicago, model, deep
Eirlys, 38, female, London, massage, fair
Rafaela, 42, transgender, São Paulo, escort, olive
Quinn, 33, other, Chicago, companion, deep
Ilse, 31, female, Berlin, escort, fair
Gia Moretti, 28, female, Milan, model, olive
Kaito, 27, male, Tokyo, model, olive
Maeve, 35, female, New York, companion, fair
Paloma, 24, female, Miami, dancer, olive
Anselm, 39, male, Zürich, companion
Vesna, 45, female, Prague, massage
Naledi, 30, female, Cape Town, companion, deep
Remy, 29, transgender, Montréal, companion, deep
Astrid, 26, female, Stockholm, model, fair
Diego Luz, 34, male, Los Angeles, escort, olive
Camille, 32, female, Paris, therapist
Jade, 37, female, Sydney, escort, olive
Emerson, 46, male, San Francisco, companion, deep
Liv, 28, female, Copenhagen, escort, fair
Esmé, 50, female, New York, therapist
Nico, 25, other, Barcelona, dancer, olive
Sunniva, 22, female, Las Vegas, model, fair
Priya, 33, female, Singapore, escort, deep
Oriane, 39, female, Zürich, massage
Jasper, 30, male, Sydney, companion
Xiomara, 31, female, Los Angeles, companion, olive
Aurelio, 42, male, Lisbon, massage, olive
Marisol, 31, female, Chicago, escort, olive
Indigo, 27, transgender, Miami, companion, deep
Clementine, 29, female, Vienna, dancer, fair
Solène, 36, female, Montréal, companion
`;

/** Members whose profiles are pending, rejected, hidden by the owner or suspended. */
const nonPublicTable = `
Talia, 28, female, New York, companion, deep
Mischa, 32, other, Berlin, dancer
Leonora, 44, female, Milan, companion, olive
Fabrice, 40, male, Paris, escort
Henriette, 33, female, Zürich, companion
Cosima, 38, female, Vienna, therapist
Bastian, 29, male, Prague, model
`;

const parseCast = (text: string): CastMember[] =>
  text
    .trim()
    .split("\n")
    .map((line) => {
      const [name = "", age, gender, city = "", category = "", coloring = "any"] = line.split(", ");
      return {
        name,
        age: Number(age),
        gender: gender as Gender,
        city,
        category,
        coloring: coloring as Coloring,
      };
    });

export const publicCast = parseCast(publicTable);
const nonPublicCast = parseCast(nonPublicTable);
export const draftCast = nonPublicCast.slice(0, 3);
export const rejectedCast = nonPublicCast.slice(3, 4);
export const hiddenCast = nonPublicCast.slice(4, 6);
export const suspendedCast = nonPublicCast.slice(6);
