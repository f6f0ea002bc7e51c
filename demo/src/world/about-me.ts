import type { Random } from "./random.ts";

/** Sentences about a person that can be combined at random. */
const beginnings = [
  "I collect first editions and good conversations, in that order only on Mondays.",
  "Former gallery assistant, now my own boss and much better company for it.",
  "I grew up above a bakery and still believe that mornings are best with something warm.",
  "Eight years on stage taught me to listen; the dancing stayed as a habit.",
  "By day I translate contracts, by evening I prefer words that cannot be notarised.",
  "I am the friend who has already booked the table and knows which chair has the view.",
  "A quiet voice, a dry sense of humour, and a weakness for well-cut coats.",
  "I studied architecture and will tell you, if you ask, which façade is lying.",
  "People say that I am calm. I say that I have simply stopped hurrying.",
  "I have lived in five cities and kept one favourite café in each of them.",
  "Trained as a cellist, retired from orchestras, never from music.",
  "I believe in punctuality, handwritten notes and second desserts.",
  "Half of my heart belongs to the sea and the other half to a good hotel bar.",
  "I used to teach history, so stories come easily and dates even more so.",
  "An evening with me begins unhurried and usually ends later than planned.",
  "I am curious by nature: tell me what you do and I will ask the second question.",
  "Botanist by training, night owl by choice.",
  "I like old cinemas, new restaurants and people who laugh at themselves.",
  "Years in fine dining left me with opinions about wine and none about you.",
  "I speak softly, walk quickly and never forget a name.",
  "Most of my suitcase is books; the rest is one very good dress code.",
  "I run in the morning so that I can take the long way home at night.",
  "Somebody once called me a lighthouse: easy to find and pleasant to come home to.",
  "I paint a little, cook a lot and travel whenever somebody asks nicely.",
];

const pleasures = [
  "Give me a concert hall and a late supper and I am perfectly happy.",
  "I love museums on weekday mornings, when the rooms are almost ours.",
  "A long table, candles and a good argument about films: that is my idea of luxury.",
  "I know three jazz cellars worth the stairs and one rooftop worth the wait.",
  "Trains rather than planes, whenever there is time.",
  "I read the menu like other people read poetry.",
  "Flea markets, botanical gardens and the last show of the evening are where you find me.",
  "I enjoy black tie as much as a picnic blanket, as long as the company is right.",
  "Weekend trips suit me best: one bag, one map, no hurry.",
  "On Sundays I swim, then I am useless until noon.",
  "I never say no to the opera, and seldom to dessert.",
  "Chess in the park, oysters after, and I will let you win one of the two.",
  "I am at home at fairs and receptions, and I remember who is who.",
  "There is always a theatre ticket in my coat pocket.",
  "I cook for people I like, and I like people easily.",
  "Walks after rain, vinyl records and very strong coffee keep me going.",
];

const manners = [
  "Discretion is a matter of course.",
  "I take my time, and I take only a few dates a week.",
  "Please write a few lines about yourself; I answer everybody who does.",
  "Good manners on both sides are all I ask for.",
  "First meetings are best over dinner.",
  "I keep my calendar small so that nobody has to look at the clock.",
  "Whatever we talk about stays at the table.",
  "A day's notice is kind, spontaneous is possible.",
  "I work on my own and answer all messages myself.",
  "Tell me what you would enjoy and I will think of something better.",
];

const endings = [
  "Shall we begin with a walk?",
  "I look forward to your message.",
  "Let us find out what the evening has in mind.",
  "The rest I would rather tell you in person.",
  "Until soon, perhaps.",
  "Bring a good story.",
];

/** Composes two to five sentences. The number makes the first one differ between neighbors. */
export function composeAboutMe(random: Random, number: number): string {
  const beginning = beginnings[(number * 5) % beginnings.length] ?? "";
  const pleasure = pleasures[(number * 7 + Math.floor(number / beginnings.length) * 3) % pleasures.length];
  const more = random.chance(0.35) ? random.pick(pleasures.filter((each) => each !== pleasure)) : "";
  const manner = random.chance(0.8) ? random.pick(manners) : "";
  const ending = random.chance(0.4) ? random.pick(endings) : "";
  return [beginning, pleasure, more, manner, ending].filter(Boolean).join(" ");
}
