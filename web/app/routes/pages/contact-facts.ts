import type { Question } from "#web/features/help/question.ts";

export const businessHours = [
  { term: "Monday to Friday", detail: "9:00 AM – 6:00 PM" },
  { term: "Saturday", detail: "10:00 AM – 4:00 PM" },
  { term: "Sunday", detail: "Emergency only" },
] as const;

export const responseTimes = [
  { term: "Usually", detail: "Within 24 hours" },
  { term: "Emergencies", detail: "2 to 4 hours" },
] as const;

export const contactQuestions: readonly Question[] = [
  {
    question: "Which address should I write from?",
    answer: [
      "From the address of your account, if your message is about the account. Otherwise we cannot know that it is you. For everything else, any address will do.",
    ],
  },
  {
    question: "What should I leave out?",
    answer: ["Passwords, card numbers and copies of documents. We will never ask for your password."],
  },
  {
    question: "Can you tell me whether somebody has an account here?",
    answer: ["No. We tell nobody who uses this site, unless the law obliges us to."],
  },
  {
    question: "Can you arrange a meeting or pass on a message?",
    answer: ["No. This is a directory, not an agency. Companions decide themselves how they can be reached."],
  },
  {
    question: "How do I report a bug, a profile or a picture?",
    answer: [
      "A page of its own has a form for what people publish, and says which details help us to find the cause of a bug.",
    ],
    links: [{ to: "/report-issue", label: "Report an Issue" }],
  },
  {
    question: "Is there an answer I can read right away?",
    answer: ["Quite possibly: the help center answers what people ask most often."],
    links: [{ to: "/help-center", label: "Help Center" }],
  },
];
