import type { Random } from "./random.ts";

/** Sentences about a person that can be combined at random. */
const beginnings = [
  "I collect first editions and good conversations, not always in that order.",
  "Former gallery assistant, now my own boss and much better company for it.",
  "I grew up above a bakery and still think every morning should start with something warm.",
  "Eight years on stage taught me to listen. I never stopped dancing.",
  "By day I translate contracts. In the evening I prefer words that nobody has to sign.",
  "I'm the friend who has already booked the table and knows which seat has the view.",
  "A quiet voice, a dry sense of humor, and a weakness for well-cut coats.",
  "I studied architecture and, if you ask, I'll tell you which buildings to look up at.",
  "People say I'm calm. I say I just stopped hurrying.",
  "I've lived in five cities and still have a favorite café in each one.",
  "Trained as a cellist, retired from orchestras, never from music.",
  "I believe in punctuality, handwritten notes, and second desserts.",
  "Half my heart belongs to the sea, the other half to a good hotel bar.",
  "I used to teach history, so I always have a story to tell.",
  "An evening with me starts slowly and usually ends later than planned.",
  "I'm curious by nature. Tell me what you do and I'll have follow-up questions.",
  "Botanist by training, night owl by choice.",
  "I like old movie theaters, new restaurants, and people who can laugh at themselves.",
  "Years in fine dining left me with strong opinions about wine and very few about people.",
  "I speak softly, walk quickly, and never forget a name.",
  "My suitcase is mostly books, plus one very good outfit.",
  "I run in the mornings and take the long way home at night.",
  "Someone once called me a lighthouse: easy to find and good to come home to.",
  "I paint a little, cook a lot, and travel whenever someone asks nicely.",
];

const pleasures = [
  "Give me a concert hall and a late supper and I'm perfectly happy.",
  "I love museums on weekday mornings, when we nearly have the rooms to ourselves.",
  "A long table, candles, and a good argument about movies: that's my idea of luxury.",
  "I know three jazz cellars worth the stairs and one rooftop worth the wait.",
  "I'll take a train over a plane whenever there's time.",
  "I read menus the way other people read poetry.",
  "You'll find me at flea markets, in botanical gardens, or at the last show of the evening.",
  "I'm as happy in black tie as on a picnic blanket, as long as the company is good.",
  "Weekend trips suit me best: one bag, one map, no rush.",
  "On Sundays I swim, and then I'm useless until noon.",
  "I never say no to the opera, and rarely to dessert.",
  "Chess in the park, then oysters. I might even let you win.",
  "I'm at home at trade shows and receptions, and I remember who's who.",
  "There's always a theater ticket in my coat pocket.",
  "I cook for people I like, and I like people easily.",
  "Walks after the rain, vinyl records, and very strong coffee keep me going.",
];

const manners = [
  "Discretion is a given.",
  "I take my time, so I only accept a few dates a week.",
  "Please tell me a little about yourself. I answer everyone who does.",
  "Good manners on both sides are all I ask.",
  "First meetings are best over dinner.",
  "I keep my calendar light so nobody has to watch the clock.",
  "Whatever we talk about stays at the table.",
  "A day's notice is appreciated, but I can be spontaneous.",
  "I work independently and answer every message myself.",
  "Tell me what you'd enjoy and I'll plan the rest.",
];

const endings = [
  "Shall we start with a walk?",
  "I look forward to hearing from you.",
  "Let's see where the evening takes us.",
  "I'd rather tell you the rest in person.",
  "Maybe I'll see you soon.",
  "Bring a good story.",
];

/** Composes two to five sentences. `number` makes the first sentences of neighboring profiles differ. */
export function composeAboutMe(random: Random, number: number): string {
  const beginning = beginnings[(number * 5) % beginnings.length] ?? "";
  const pleasure = pleasures[(number * 7 + Math.floor(number / beginnings.length) * 3) % pleasures.length];
  const more = random.chance(0.35) ? random.pick(pleasures.filter((each) => each !== pleasure)) : "";
  const manner = random.chance(0.8) ? random.pick(manners) : "";
  const ending = random.chance(0.4) ? random.pick(endings) : "";
  return [beginning, pleasure, more, manner, ending].filter(Boolean).join(" ");
}
