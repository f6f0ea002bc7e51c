import { toEmail } from "../world/draft.ts";
import { longConversation } from "./long-conversation.ts";

export interface Script {
  /** The participant who wrote first, and the other one. */
  starter: string;
  other: string;
  /** `# days ago`, then `>` for the starter and `<` for the other. */
  talk: string;
  /** Number of last messages that are still unread. */
  unread?: number;
}

const [user, escort] = ["user@vesper.test", "escort@vesper.test"];

/**
 * Conversations of the demo user with three people, one of them the demo escort, and further ones of the demo escort.
 */
export const scripts: readonly Script[] = [
  { starter: user, other: toEmail({ name: "Odette" }), talk: longConversation },
  {
    starter: user,
    other: toEmail({ name: "Freja" }),
    unread: 2,
    talk: `
      # 4.1
      > Good morning Freja, I will be in Copenhagen from the 21st. Would you have an evening for dinner?
      < Good morning Jonas. The 22nd is free from seven. Shall I look for a table by the water?
      > That sounds lovely. Somewhere quiet, if possible.
      # 0.2
      < I found one: a small place behind the harbour, five tables, very calm.
      < They keep it for us until tomorrow noon. Shall I confirm?`,
  },
  {
    starter: user,
    other: escort,
    unread: 2,
    talk: `
      # 0.1
      > Good evening Celeste, I enjoyed reading your page. We seem to like the same composers.
      > Would you accompany me to a concert next week? I have two seats for Thursday.`,
  },
  {
    starter: "mara@vesper.test",
    other: escort,
    talk: `
      # 8.4
      > Hello Celeste, do you also come along for a day at the museum? I know nobody here yet.
      < Hello Mara, with pleasure. The new wing has opened, and mornings are the quiet time.
      > Tuesday at ten, then? I would meet you at the main stairs.
      < Tuesday at ten. I will wear a green coat.
      # 6.2
      > Thank you for a wonderful day. I will remember the little room with the drawings.
      < So will I. Safe travels home, Mara.`,
  },
  {
    starter: "ruth@vesper.test",
    other: escort,
    unread: 1,
    talk: `
      # 2.6
      > Dear Celeste, our dinner on Friday: could we move it from seven to eight?
      < Of course, eight is fine for me.
      # 0.4
      > Perfect. I have told the restaurant. See you on Friday!`,
  },
  {
    starter: "theo@vesper.test",
    other: escort,
    unread: 1,
    talk: `
      # 0.8
      > Hello, I am in town for a fair and would be glad about company for a walk and an early supper. Are you free on Wednesday?`,
  },
];
