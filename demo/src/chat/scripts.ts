import { toEmail } from "../world/draft.ts";
import { longConversation } from "./long-conversation.ts";

export interface Script {
  /** The participant who wrote first, and the other participant. */
  starter: string;
  other: string;
  /**
   * Lines of a script: `# 4.1` sets the time to 4.1 days ago, `>` is a message from the starter, `<` one from the
   * other participant.
   */
  talk: string;
  /** Number of messages at the end that are still unread. */
  unread?: number;
}

const [user, escort] = ["user@vesper.test", "escort@vesper.test"];

/**
 * Conversations between the demo user and three people, one of them the demo escort, and further conversations of
 * the demo escort.
 */
export const scripts: readonly Script[] = [
  { starter: user, other: toEmail({ name: "Odette" }), talk: longConversation },
  {
    starter: user,
    other: toEmail({ name: "Freja" }),
    unread: 2,
    talk: `
      # 4.1
      > Good morning, Freja. I'll be in Copenhagen from the 21st. Would you be free for dinner one evening?
      < Good morning, Jonas. I'm free on the 22nd from seven. Should I look for a table by the water?
      > That sounds lovely. Somewhere quiet, if possible.
      # 0.2
      < I found one: a small place behind the harbor, five tables, very calm.
      < They're holding it for us until noon tomorrow. Should I confirm?`,
  },
  {
    starter: user,
    other: escort,
    unread: 2,
    talk: `
      # 0.1
      > Good evening, Celeste. I enjoyed reading your profile. We seem to like the same composers.
      > Would you come to a concert with me next week? I have two seats for Thursday.`,
  },
  {
    starter: "mara@vesper.test",
    other: escort,
    talk: `
      # 8.4
      > Hello Celeste, would you be up for a day at the museum? I don't know anyone here yet.
      < Hello Mara, I'd love to. The new wing is open, and it's quietest in the morning.
      > Tuesday at ten, then? I'll meet you at the main stairs.
      < Tuesday at ten. I'll be wearing a green coat.
      # 6.2
      > Thank you for a wonderful day. I'll remember that little room with the drawings.
      < So will I. Have a safe trip home, Mara.`,
  },
  {
    starter: "ruth@vesper.test",
    other: escort,
    unread: 1,
    talk: `
      # 2.6
      > Hi Celeste, about dinner on Friday: could we move it from seven to eight?
      < Of course, eight works for me.
      # 0.4
      > Perfect. I've let the restaurant know. See you on Friday.`,
  },
  {
    starter: "theo@vesper.test",
    other: escort,
    unread: 1,
    talk: `
      # 0.8
      > Hello, I'm in town for a trade fair and would love some company for a walk and an early dinner. Are you free on Wednesday?`,
  },
];
